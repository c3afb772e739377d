/** Abilities of this browser: show a notice from the open page, and be reached when it is closed. */
import type { NewChannel } from './calls'

export type Hindrance = 'insecure' | 'unable' | 'denied'

/** Why this browser cannot be reached by push, or null: it can. */
export function hindrance(around: typeof globalThis = globalThis): Hindrance | null {
  if (!around.isSecureContext) return 'insecure'
  if (!('serviceWorker' in around.navigator) || !('PushManager' in around) || !('Notification' in around))
    return 'unable'
  return around.Notification.permission === 'denied' ? 'denied' : null
}

/** Whether the page may show notifications; asks where nobody has been asked. */
export async function mayShow(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted'
  return Notification.permission === 'granted'
}

export async function subscribed(): Promise<PushSubscription | null> {
  if (hindrance() !== null) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks the browser's push service for an address; null where the person or the browser says no. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if (!(await mayShow())) return null
  await navigator.serviceWorker.register('/sw.js')
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { kind: 'push', address: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** A notice from a page that is open and not seen; it bears the tag of the pushed one, so that one is shown. */
export function show(title: string, body: string, table: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag: `turn-${table}`, icon: '/favicon.svg' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // some phones show notifications only from a service worker
    void navigator.serviceWorker
      ?.getRegistration('/')
      .then((worker) => worker?.showNotification(title, { body, tag: `turn-${table}`, data: { url: `/t/${table}` } }))
  }
}
