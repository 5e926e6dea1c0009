// @ts-check
// Rows of text in IndexedDB: a transaction that was told as done is on the device.

const STORE = "rows", END = "\uffff"

/** @returns {Promise<IDBDatabase>} */
const opened = () => new Promise((done, fail) => {
  const asking = indexedDB.open("meadhall", 1)
  asking.onupgradeneeded = () => asking.result.createObjectStore(STORE)
  asking.onsuccess = () => done(asking.result)
  asking.onerror = () => fail(asking.error)
})

export async function openDisk() {
  const base = await opened()
  return {
    /** @param {string} text rows by key as JSON; null forgets one @returns {Promise<void>} */
    commit: (text) => new Promise((done, fail) => {
      const change = base.transaction(STORE, "readwrite", { durability: "strict" }), rows = change.objectStore(STORE)
      change.oncomplete = () => done()
      change.onabort = change.onerror = () => fail(new Error(change.error?.message ?? "the transaction was ended"))
      for (const [key, value] of Object.entries(JSON.parse(text))) value === null ? rows.delete(key) : rows.put(value, key)
    }),

    /** @param {string} start of keys @returns {Promise<string>} rows by key as JSON */
    read: (start) => new Promise((done, fail) => {
      const rows = base.transaction(STORE).objectStore(STORE), range = IDBKeyRange.bound(start, start + END)
      const keys = rows.getAllKeys(range), values = rows.getAll(range)
      values.onsuccess = () => done(JSON.stringify(Object.fromEntries(keys.result.map((key, k) => [key, values.result[k]]))))
      values.onerror = () => fail(new Error(values.error?.message))
    }),
  }
}
