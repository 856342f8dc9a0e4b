import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createSubscriber, type Subscriber } from "./subscriber.ts";
import { readVapidClaims, type VapidClaims } from "./vapid-claims.ts";

/** A message that the service accepted, as the browser would get it. */
export interface ReceivedMessage {
  /** The name of the subscriber. */
  to: string;
  data: unknown;
  claims: VapidClaims;
  headers: IncomingMessage["headers"];
  /** When it arrived, in milliseconds. */
  at: number;
}

/** What the service responds: a status, or nothing before the client's time is over. */
export type PushResponse = number | "silence";

/** Runs a push service (RFC 8030) on this machine. It checks who signed a message and decrypts it. */
export async function startPushService() {
  const received: ReceivedMessage[] = [];
  const subscribers = new Map<string, Subscriber>();
  let attempts = 0;
  let respond: (to: string) => PushResponse = () => 201;
  const server = createServer(async (request, response) => {
    const to = (request.url ?? "").slice("/push/".length);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    attempts += 1;
    const status = respond(to);
    if (status === "silence") return;
    const subscriber = subscribers.get(to);
    if (status === 201 && subscriber) {
      const claims = readVapidClaims(request.headers.authorization ?? "");
      const data: unknown = JSON.parse(subscriber.decrypt(Buffer.concat(chunks)));
      received.push({ to, data, claims, headers: request.headers, at: Date.now() });
    }
    response.writeHead(subscriber ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    countAttempts: () => attempts,
    /** Returns a new subscription as the browser sends it to the site. */
    subscribe(name: string) {
      const subscriber = createSubscriber();
      subscribers.set(name, subscriber);
      return { endpoint: `${origin}/push/${name}`, keys: subscriber.keys };
    },
    respondWith: (responses: typeof respond) => {
      respond = responses;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
