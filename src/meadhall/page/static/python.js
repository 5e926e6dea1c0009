// @ts-check
// Python in a worker: Pyodide, its library and the hall's modules, all from this folder.
import { loadPyodide } from "./pyodide.mjs"

const here = new URL("./", import.meta.url).href

/** Files one after the other, before them their names and sizes. @param {any} files @param {ArrayBuffer} row */
function layOut(files, row) {
  const size = new DataView(row).getUint32(0), bytes = new Uint8Array(row), made = new Set()
  let at = 4 + size
  for (const [name, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
    const path = `/hall/${name}`, folder = path.slice(0, path.lastIndexOf("/"))
    if (!made.has(folder)) { files.mkdirTree(folder); made.add(folder) }
    files.writeFile(path, bytes.subarray(at, at + length), { canOwn: true })
    at += length
  }
}

/** @returns {Promise<any>} */
export async function startPython() {
  const fetching = fetch(`${here}hall.bin`).then((reply) => reply.arrayBuffer())
  const python = await loadPyodide({ indexURL: here, env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } })
  layOut(python.FS, await fetching)
  python.runPython("import sys; sys.path.insert(0, '/hall')")
  return python
}
