import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushResponse } from "./push-service.ts";

/** A mail that the service accepted. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** Runs a mail service on this machine. */
export async function startMailService() {
  const received: ReceivedMail[] = [];
  let attempts = 0;
  let respond: (attempt: number) => PushResponse = () => 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    attempts += 1;
    const status = respond(attempts);
    if (status === "silence") return;
    if (status === 201) received.push(JSON.parse(Buffer.concat(chunks).toString()) as ReceivedMail);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    countAttempts: () => attempts,
    /** @param response decides by the number of the attempt, from 1 on */
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
