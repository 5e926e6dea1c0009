// @ts-check
// Rows of text in IndexedDB: a transaction that was told as done is on the device. Who opened it last keeps it, and
// the one before writes nothing more, whatever it still has in hand: a tab that slept must not write over another's rows.

const STORE = "rows", END = "\uffff", KEEPER = "set/keeper"

/** @returns {Promise<IDBDatabase>} */
const opened = () => new Promise((done, fail) => {
  const asking = indexedDB.open("meadhall", 1)
  asking.onupgradeneeded = () => asking.result.createObjectStore(STORE)
  asking.onsuccess = () => done(asking.result)
  asking.onerror = () => fail(asking.error)
})

/** @param {IDBTransaction} change @param {string} why */
const ended = (change, why = "") => new Error(why || `${change.error?.name ?? "ended"}: ${change.error?.message ?? ""}`)

/** @param {(why: string) => void} lost told when the browser takes the rows away */
export async function openDisk(lost = () => {}) {
  const base = await opened(), mine = crypto.getRandomValues(new Uint32Array(4)).join("-")
  base.onclose = () => lost("the browser closed the store")
  base.onversionchange = () => { base.close(); lost("the store was deleted, or belongs to a newer version") }

  /** @param {Record<string, string | null>} fresh @param {boolean} claim */
  const write = (fresh, claim = false) => /** @type {Promise<void>} */ (new Promise((done, fail) => {
    const change = base.transaction(STORE, "readwrite", { durability: "strict" }), rows = change.objectStore(STORE)
    let why = ""
    change.oncomplete = () => done()
    change.onabort = () => fail(ended(change, why))
    const keeper = rows.get(KEEPER)
    keeper.onsuccess = () => {
      if (!claim && keeper.result !== mine) { why = "another tab keeps the tables now"; change.abort() }
      else for (const [key, value] of Object.entries(fresh)) value === null ? rows.delete(key) : rows.put(value, key)
    }
  }))

  await write({ [KEEPER]: mine }, true)
  return {
    /** @param {string} text rows by key as JSON; null forgets one @returns {Promise<void>} */
    commit: async (text) => write(JSON.parse(text)),

    /** @param {string} start of keys @returns {Promise<string>} rows by key as JSON */
    read: (start) => new Promise((done, fail) => {
      const look = base.transaction(STORE), rows = look.objectStore(STORE), range = IDBKeyRange.bound(start, start + END)
      const keys = rows.getAllKeys(range), values = rows.getAll(range)
      look.oncomplete = () => done(JSON.stringify(Object.fromEntries(keys.result.map((key, k) => [key, values.result[k]]))))
      look.onabort = () => fail(ended(look))
    }),
  }
}
