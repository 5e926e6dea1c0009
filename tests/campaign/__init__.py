"""Faults and attacks against real servers on this machine: what was acknowledged stays, nobody spoils it for others."""
