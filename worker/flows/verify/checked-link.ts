/** A link in a text. */
export interface CheckedLink {
  text: string;
  /** Whether it leads to this site. */
  isOwnSite: boolean;
  /** The digits of the number that it calls or writes to. */
  phone?: string;
  /** The home that it leads to, as a reference or an id. */
  reference?: string;
}

/** A host without a scheme, such as "wa.me/231770000000". People write "Sinkor.Call me", so its end is in lower case. */
const bareHost = /^(?:[\p{L}\d-]+\.)+\p{Ll}{2,24}(?::\d+)?(?:[/?#]|$)/u;
/** A host in capitals: with a usual end, or before a path. */
const capitalHost =
  /^(?:[\p{L}\d-]+\.)+(?:(?:com|net|org|info|biz|xyz|lr|ly|app|site|shop|online|link|top)(?:[:?#]|$)|\p{L}{2,24}(?::\d+)?\/.)/iu;
const maxSchemeLength = 20;
const homePath = /^\/(?:r|property)\/([^/]+?)(?:\.svg)?\/?$/;

/** Reads a word that is a link; undefined for other words. `origin` is the one of this site. */
export function readLink(word: string, origin: string): CheckedLink | undefined {
  const at = word.indexOf("://");
  const scheme =
    at < 0 ? "" : (/[a-z][a-z\d+.-]*$/i.exec(word.slice(Math.max(0, at - maxSchemeLength), at))?.[0] ?? "");
  const text = at < 0 ? word : word.slice(at - scheme.length);
  const isHost = bareHost.test(word) || capitalHost.test(word);
  const isBare = /^www\./i.test(word) || isHost || startsWithHost(word, new URL(origin).host);
  if (at < 0 && !isBare) return undefined;
  const url = parse(at < 0 ? `https://${word}` : text);
  if (!url) return { text, isOwnSite: false };
  const phone = readChat(url);
  if (phone !== undefined) return { text, isOwnSite: false, phone };
  const isOwnSite = isOwn(url, origin);
  const reference = isOwnSite ? readHome(url) : undefined;
  return { text, isOwnSite, ...(reference !== undefined && { reference }) };
}

/** Writes the links in a text as browsers read them: "\\" is "/", an ideographic full stop a dot, and "http:x" is "http://x". */
export const asBrowsersRead = (text: string): string =>
  text
    .replaceAll("\\", "/")
    .replaceAll("\u3002", ".")
    .replace(/(https?:)\/*(?=[^\s/])/gi, "$1//");

/** Hosts of local sites have no dot. */
const startsWithHost = (word: string, host: string) =>
  word.slice(0, host.length).toLowerCase() === host && /^(?:[/?#]|$)/.test(word.slice(host.length));

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A link with another host behind "@" or in front of ours leads elsewhere, so the whole host counts. */
const isOwn = (url: URL, origin: string) =>
  /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && url.host === new URL(origin).host;

function readHome({ pathname, searchParams }: URL): string | undefined {
  const named = homePath.exec(pathname)?.[1];
  if (named === undefined) return pathname === "/verify" ? (searchParams.get("reference") ?? undefined) : undefined;
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

/** Returns the digits of the number that a chat link of WhatsApp has. */
function readChat({ protocol, host, pathname, searchParams }: URL): string | undefined {
  const isChat = protocol === "whatsapp:" || /^(?:api|web)\.whatsapp\.com$/.test(host);
  const written = isChat ? searchParams.get("phone") : host === "wa.me" ? pathname.slice(1) : null;
  const digits = written?.replace(/[\s+()-]|%20/g, "").replace(/\/$/, "");
  return digits && /^\d+$/.test(digits) ? digits : undefined;
}
