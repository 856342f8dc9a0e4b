import { act, cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type InitialEntry, MemoryRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { findField } from "./quick-queries.ts";

export interface SentRequest {
  /** Method and path with its query, below /api/v1: `POST /login`. */
  call: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Returns the response to a request; undefined fails it with a network error. */
export type Responder = (sent: SentRequest) => [status: number, body?: unknown] | undefined;

/** Replaces `fetch` and returns the list of sent requests. */
export function mockApi(respond: Responder): SentRequest[] {
  const calls: SentRequest[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const sent = {
      call: `${init.method ?? "GET"} ${url.replace("/api/v1", "")}`,
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    calls.push(sent);
    const response = respond(sent);
    if (!response) throw new TypeError("Failed to fetch");
    const [status, body] = response;
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
    email_verified: false,
    permissions: [],
    ...overrides,
  };
}

let sessionCount = 0;

/** Builds the response to a sign-in or a refresh, with new tokens for each call. */
export function buildSession(overrides: Partial<User> = {}, expires_in = 900): SessionResponse {
  sessionCount += 1;
  const tokens = { access_token: `at_${sessionCount}`, refresh_token: `rt_${sessionCount}` };
  return { ...tokens, token_type: "bearer", expires_in, user: buildUser(overrides) };
}

/**
 * Renders an element at a path. `currentPath()` returns the current path and query.
 * @param entry the path with the state of its link
 */
export async function renderAt(element: ReactNode, path = "/login", entry: InitialEntry = path) {
  let current = "";
  const Page = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    // At other paths, another screen would be shown.
    return pathname === path.split(/[?#]/)[0] ? element : null;
  };
  await renderInRouter(<Page />, entry);
  return { currentPath: () => current };
}

/** Renders an element that chooses the screen of a path itself. */
export const renderInRouter = (element: ReactNode, entry: InitialEntry) =>
  act(async () =>
    render(
      <Providers site={seededSite} origin="https://hub.example" data={{}}>
        <MemoryRouter initialEntries={[entry]}>
          <SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>
        </MemoryRouter>
      </Providers>,
    ),
  );

export const inputByLabel = findField;
export const toastText = () => document.querySelector(".toast-place")?.textContent ?? "";

export function fillForm(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(inputByLabel(label), { target: { value } });
}

export async function submitForm(): Promise<void> {
  await act(async () => void fireEvent.submit(document.querySelector("form") as HTMLFormElement));
}

/** Clears the mocks and the storage between tests. */
export function resetBrowser(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
}

/** Removes the rendered screen and its toast, and resets the browser. */
export function resetScreen(): void {
  cleanup();
  act(clearToast);
  resetBrowser();
}
