import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { mutate } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { Providers } from "#web/lib/page/providers.tsx";
import { siteKey, useSite } from "#web/lib/page/site-context.ts";
import { TeamSection } from "#web/site/features/services/company/team-section.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { mockListApi } from "../support/property-list-api.tsx";

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  await mutate(siteKey, undefined, { revalidate: false });
});

const own = { ...seededSite, name: "Own name" };
const saved = { data: { site: { ...siteDefaults, name: "Saved name" }, saved_at: "2026-11-21T08:00:00.000Z" } };
const Name = () => <p>{useSite().name}</p>;

const show = (data: Record<string, unknown>, hasNoData: boolean, more?: ReactNode) =>
  act(async () =>
    render(
      <Providers site={own} origin="" data={data} hasNoData={hasNoData}>
        <Name />
        {more}
      </Providers>,
    ),
  );
const name = () => screen.getAllByRole("paragraph")[0]?.textContent;

it("shows the saved details of the page without a request", async () => {
  const { requestedKeys } = mockListApi(() => saved);
  await show({ [siteKey]: saved }, false);
  act(() => void dispatchEvent(new Event("online")));
  expect([name(), requestedKeys]).toEqual(["Saved name", []]);
});

it("sends no request when the page was rendered without saved details", async () => {
  const { requestedKeys } = mockListApi(() => saved);
  await show({}, false);
  expect([name(), requestedKeys]).toEqual(["Own name", []]);
});

it("requests the saved details when the page has no data", async () => {
  const { requestedKeys } = mockListApi(() => saved);
  await show({}, true);
  await waitFor(() => expect(name()).toBe("Saved name"));
  expect(requestedKeys).toEqual(["/site"]);
});

it("keeps the default details when none are saved or the request fails", async () => {
  mockListApi(() => ({ data: { site: siteDefaults, saved_at: null } }));
  await show({}, true);
  expect(name()).toBe("Own name");
  cleanup();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await mutate(siteKey, undefined, { revalidate: false });
  await show({}, true);
  expect(name()).toBe("Own name");
});

it("shows the details of the last visit when a page without data cannot load them", async () => {
  mockListApi(() => saved);
  await show({ [siteKey]: saved }, false);
  cleanup();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await mutate(siteKey, undefined, { revalidate: false });
  await show({}, true);
  expect(name()).toBe("Saved name");
});

it("requests the team where it is shown and shows samples when there is none", async () => {
  const { team: _team, ...site } = saved.data.site;
  const hawa = { name: "Hawa Kollie", position: "Owner", email: null, phone: null, description: "" };
  const { requestedKeys } = mockListApi(() => ({ data: { ...saved.data, site: { ...site, team: [hawa] } } }));
  await show({ [siteKey]: { data: { ...saved.data, site } } }, false, <TeamSection />);
  await screen.findByText("Hawa Kollie");
  expect([name(), requestedKeys]).toEqual(["Saved name", ["/site"]]);
  cleanup();
  await mutate(siteKey, undefined, { revalidate: false });
  await show({}, false, <TeamSection />);
  expect(screen.getByText("Sample")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
  expect(requestedKeys).toHaveLength(1);
});

it("keeps a part whose code has not loaded when the details change, and shows them when it has", async () => {
  const page = (part: ReturnType<typeof createLazyPart<object>>) => (
    <Providers site={own} origin="" data={{}}>
      <Suspense>
        <part.Part />
      </Suspense>
    </Providers>
  );
  const onServer = createLazyPart<object>(async () => Name);
  await onServer.preload();
  document.body.innerHTML = `<div id="root">${renderToString(page(onServer))}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  const { promise: code, resolve: loadCode } = Promise.withResolvers<typeof Name>();
  const inBrowser = createLazyPart<object>(() => code);
  await act(async () => void hydrateRoot(root, page(inBrowser)));
  await act(async () => void (await mutate(siteKey, saved, { revalidate: false })));
  expect(root.textContent).toBe("Own name");
  await act(async () => loadCode(Name));
  await act(async () => void window.dispatchEvent(new Event("pointerdown")));
  await waitFor(() => expect(root.textContent).toBe("Saved name"));
});

it("shows an error instead of samples when the team cannot be loaded", async () => {
  const { team: _team, ...site } = saved.data.site;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await show({ [siteKey]: { data: { ...saved.data, site } } }, false, <TeamSection />);
  await screen.findByText("The team could not be loaded. Please reload the page.");
  expect(screen.queryByText("Sample")).toBeNull();
});
