// @ts-check
// Python in a worker: Pyodide, its library and the hall's modules, all from this folder, nothing unpacked.
import { loadPyodide } from "./pyodide.mjs"

const here = new URL("./", import.meta.url).href

/** @returns {Promise<any>} */
export async function startPython() {
  const fetching = fetch(`${here}hall.zip`).then((reply) => reply.arrayBuffer())
  const python = await loadPyodide({ indexURL: here, env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } })
  python.FS.writeFile("/hall.zip", new Uint8Array(await fetching))
  python.runPython(`
import sys, zipfile
with zipfile.ZipFile("/hall.zip") as file:  # what cannot be read from within a zip
    file.extractall("/native", [name for name in file.namelist() if name.startswith(("msgspec/", "babel/"))])
sys.path[:0] = ["/native", "/hall.zip"]
`)
  return python
}
