/** The push services of the browsers: Google, Mozilla, Apple and Microsoft. A dot at the start stands for subdomains. */
const hosts = ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/** Test services run on the developer's own machine. */
const localHosts = ["127.0.0.1", "localhost"];

/**
 * Whether a push subscription may have this address. The worker calls no other addresses, because an account could make it
 * call a server of its choice.
 * @param isDevelopment whether a service of this machine is allowed as well
 */
export function isPushEndpoint(address: string, isDevelopment: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username || password || !/^https?:$/.test(protocol)) return false;
  if (isDevelopment && localHosts.includes(hostname)) return true;
  return (
    protocol === "https:" &&
    port === "" &&
    hosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host))
  );
}
