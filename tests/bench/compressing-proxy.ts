import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createGzip } from "node:zlib";

const text = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** A proxy for the local site that compresses text like Cloudflare and counts the bytes sent. */
export interface CompressingProxy {
  origin: string;
  /** Returns the bytes sent since the last call. */
  sent(): number;
  close(): void;
}

export async function startCompressingProxy(port: number): Promise<CompressingProxy> {
  let bytes = 0;
  const server = createServer((clientRequest, clientResponse) => {
    const { method, url, headers } = clientRequest;
    const siteRequest = request({ host: "127.0.0.1", port, method, path: url, headers }, (siteResponse) => {
      const { "content-length": _length, ...forwarded } = siteResponse.headers;
      // Pages may be cached for a minute; a second visit is later than that.
      if (forwarded["content-type"]?.startsWith("text/html")) forwarded["cache-control"] = "no-cache";
      const isText = text.test(forwarded["content-type"] ?? "") && !forwarded["content-encoding"];
      clientResponse.writeHead(
        siteResponse.statusCode ?? 502,
        isText ? { ...forwarded, "content-encoding": "gzip" } : { ...siteResponse.headers, ...forwarded },
      );
      const body = isText ? siteResponse.pipe(createGzip({ level: 9 })) : siteResponse;
      body.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      body.pipe(clientResponse);
    });
    siteRequest.on("error", () => clientResponse.destroy());
    clientRequest.pipe(siteRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent() {
      const now = bytes;
      bytes = 0;
      return now;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

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
