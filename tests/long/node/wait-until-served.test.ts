import { createServer, type RequestListener } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../../migrations/drill/free-port.ts";
import { waitUntilServed } from "../../../migrations/drill/wait-until-served.ts";

/** Returns the origin of a server that ends with the test. */
async function listen(answer: RequestListener): Promise<string> {
  const port = await findFreePort();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

it("waits for a busy site that answers its first request late", async () => {
  let requests = 0;
  const origin = await listen((_request, response) => {
    requests++;
    setTimeout(() => response.end(), 6_000);
  });
  await waitUntilServed({ exitCode: null }, origin);
  expect(requests).toBe(1);
}, 30_000);

it("says what a site answered last that did not start", async () => {
  const origin = await listen((_request, response) => response.writeHead(503).end());
  await expect(waitUntilServed({ exitCode: 1 }, origin)).rejects.toThrow("The site did not start: status 503");
  const unused = await findFreePort();
  await expect(waitUntilServed({ exitCode: 1 }, `http://127.0.0.1:${unused}`)).rejects.toThrow(
    "The site did not start: connect ECONNREFUSED",
  );
});
