import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { Providers } from "#web/app/providers.tsx";

export interface SentRequest {
  /** Method and path with its query, below /api/v1: `POST /login`. */
  call: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What the service answers to a call: a status with a body, or nothing at all. */
export type Responder = (sent: SentRequest) => [status: number, body?: unknown] | undefined;

/** Puts a service in place of the network; what was sent to it is in the list it gives. */
export function mockApi(answer: Responder): SentRequest[] {
  const calls: SentRequest[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const sent = {
      call: `${init.method ?? "GET"} ${address.replace("/api/v1", "")}`,
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(sent);
    const found = answer(sent);
    if (!found) throw new TypeError("Failed to fetch");
    const [status, body] = found;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return calls;
}

export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11",
    username: "kebbeh",
    email: "kebbeh@example.org",
    role: "user",
    role_request: null,
    ...overrides,
  };
}

let made = 0;

/** What signing in and refreshing answer; the tokens differ each time. */
export function buildSession(overrides: Partial<User> = {}, expires_in = 900): SessionResponse {
  made += 1;
  const tokens = { access_token: `at_${made}`, refresh_token: `rt_${made}` };
  return { ...tokens, token_type: "bearer", expires_in, user: buildUser(overrides) };
}

/** Shows something as it stands in the site; `address()` tells where it has got to. */
export async function renderAt(element: ReactNode, path = "/login") {
  let here = "";
  const Where = () => {
    const { pathname, search } = useLocation();
    here = pathname + search;
    // Elsewhere stands another screen.
    return pathname === path.split(/[?#]/)[0] ? element : null;
  };
  await act(async () =>
    render(
      <Providers site={siteDefaults} origin="https://hub.example" data={{}}>
        <MemoryRouter initialEntries={[path]}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <Where />
          </SWRConfig>
        </MemoryRouter>
      </Providers>,
    ),
  );
  return { address: () => here };
}

export const inputByLabel = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
export const toastText = () => document.querySelector(".toast-place")?.textContent ?? "";

export function fillForm(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(inputByLabel(label), { target: { value } });
}

export async function submitForm(): Promise<void> {
  await act(async () => {
    fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  });
}

/** Empties this browser between tests. */
export function resetBrowser(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
}
