// @ts-check
// Shows what the hall pushed, also while none of its pages is open: no more than game, table and who is asked.
const here = /** @type {any} */ (self)
const icon = new URL("static/icon.svg", here.location).href

here.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {}
  const options = {
    body: told.body, tag: told.tag, icon, data: { url: told.url, off: told.off },
    actions: told.off ? [{ action: "off", title: told.off_said }] : [],
  }
  event.waitUntil(here.registration.showNotification(told.title ?? "Meadhall", options))
})

here.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close()
  const { url, off } = event.notification.data
  if (event.action === "off") return event.waitUntil(here.clients.openWindow(off))
  const go = here.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ pages) => {
    const open = pages.find((page) => page.url.split(/[?#]/)[0] === url)
    return open ? open.focus() : here.clients.openWindow(url)
  })
  event.waitUntil(go)
})
