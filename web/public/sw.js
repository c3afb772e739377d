/** Shows what is pushed to this browser, and opens the table when it is pressed. It keeps nothing. */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const said = read(event.data)
  const shown = { body: said.body, tag: said.tag, icon: '/favicon.svg', data: { url: said.url } }
  event.waitUntil(registration.showNotification(said.title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data?.url ?? '/', location.origin)))
})

function read(data) {
  try {
    return { title: 'Rotonde', body: '', tag: 'rotonde', url: '/', ...data.json() }
  } catch {
    return { title: 'Rotonde', body: '', tag: 'rotonde', url: '/' }
  }
}

/** A page that has the table open comes forward, else a new one is opened; never another site's. */
async function show(url) {
  if (url.origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname)
  await (open ? open.focus() : clients.openWindow(url.href))
}
