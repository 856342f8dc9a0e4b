import { execFileSync } from "node:child_process";
import { createHash, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type IncomingHttpHeaders } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createGzip } from "node:zlib";

const text = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
/** HTTP/2 has no headers of a connection. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/** A proxy for the local site that speaks HTTP/2 and compresses text like Cloudflare, and counts the bytes sent. */
export interface CompressingProxy {
  origin: string;
  /** Returns the bytes sent since the last call. */
  sent(): number;
  close(): void;
}

/** Starts the proxy of the site at a port. */
export async function startCompressingProxy(port: number, { key, cert }: Certificate): Promise<CompressingProxy> {
  let bytes = 0;
  const server = createSecureServer({ key, cert }, (clientRequest, clientResponse) => {
    const { method, url, headers } = clientRequest;
    const sent = { ...withoutPseudo(headers), host: headers[":authority"] };
    const siteRequest = request({ host: "127.0.0.1", port, method, path: url, headers: sent }, (siteResponse) => {
      const forwarded = without(siteResponse.headers, ofConnection);
      // Pages may be cached for a minute; a second visit is later than that.
      const type = String(forwarded["content-type"]);
      if (type.startsWith("text/html")) forwarded["cache-control"] = "no-cache";
      const isText = text.test(type) && !forwarded["content-encoding"];
      if (isText) forwarded["content-encoding"] = "gzip";
      clientResponse.writeHead(siteResponse.statusCode ?? 502, forwarded);
      const body = isText ? siteResponse.pipe(createGzip({ level: 9 })) : siteResponse;
      body.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      body.pipe(clientResponse);
    });
    siteRequest.on("error", () => clientResponse.stream.destroy());
    clientRequest.pipe(siteRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent() {
      const now = bytes;
      bytes = 0;
      return now;
    },
    close: () => void server.close(),
  };
}

/** A certificate that no browser trusts, unless it is told the hash of the key: then it also caches. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  keyHash: string;
}

/** Creates a certificate by OpenSSL, with its files in a folder. */
export function createCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-subj",
    "/CN=bench",
  ];
  execFileSync("openssl", [...request, "-days", "2", "-keyout", key, "-out", cert], { stdio: "ignore" });
  const publicKey = createPublicKey(readFileSync(cert)).export({ type: "spki", format: "der" });
  const keyHash = createHash("sha256").update(publicKey).digest("base64");
  return { key: readFileSync(key), cert: readFileSync(cert), keyHash };
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  without(
    headers,
    Object.keys(headers).filter((name) => name.startsWith(":")),
  );

/** Waits until the site accepts connections. */
export async function waitUntilListening(port: number): Promise<void> {
  const tries = 300;
  for (let tried = 0; tried < tries; tried++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing listens on port ${port}`);
}
