import { cleanup, render, screen } from "@testing-library/react";
import { mutate, SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { storedAnswers } from "#web/lib/offline/stored-answers.ts";

afterEach(() => {
  cleanup();
  storedAnswers.clear();
});

/** @param sort makes the key of each test another one, because SWR's cache is shared */
async function showTwice(sort: "best" | "price-low", answerFirst: (key: string) => string): Promise<string[]> {
  const key = endpointKey("GET /public/properties", { query: { view: "card", sort } });
  const fetcher = vi.fn((asked: string) => answerFirst(asked));
  const Shown = () => <p>{String(useEndpoint(key).data ?? "")}</p>;
  const open = () =>
    render(
      <SWRConfig value={{ ...swrOptions, fetcher }}>
        <Shown />
      </SWRConfig>,
    );
  open();
  await screen.findByText("first");
  cleanup();
  // What `answer.ts` does when the phone is online again.
  for (const stored of storedAnswers.keys()) await mutate(stored);
  fetcher.mockReturnValue("service");
  open();
  await screen.findByText(storedAnswers.size > 0 ? "service" : "first");
  return fetcher.mock.calls.map(([asked]) => asked).filter((asked) => asked === key);
}

it("asks the service again for what the phone answered, when it is shown again", async () => {
  const calls = await showTwice("best", (key) => {
    storedAnswers.set(key, Date.now());
    return "first";
  });
  expect(calls).toHaveLength(2);
});

it("does not ask again for what the service answered a moment ago", async () =>
  expect(await showTwice("price-low", () => "first")).toHaveLength(1));
