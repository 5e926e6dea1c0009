"""The page that needs no server: the hall itself in the browser, by Pyodide in a worker."""
