// Compiles a zip of Python sources with the Python that will run them: node compile.mjs PYODIDE FROM TO
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [folder, from, to] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1", HOME: "/" } })
python.FS.writeFile("/from.zip", readFileSync(from))
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

with zipfile.ZipFile("/from.zip") as came, zipfile.ZipFile("/to.zip", "w") as made:
    for name in came.namelist():
        body = came.read(name)
        if name.endswith(".py"):
            code = compile(body, name, "exec", dont_inherit=True, optimize=2)
            name, body = f"{name}c", bytes(_code_to_hash_pyc(code, source_hash(body), False))
        made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)
`)
writeFileSync(to, python.FS.readFile("/to.zip"))
