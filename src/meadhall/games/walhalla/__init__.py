"""Walhalla: three raids on three tongues of land, and a seat in the hall of the fallen."""
