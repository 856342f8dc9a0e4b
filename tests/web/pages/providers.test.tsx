import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { mutate } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { siteDefaults } from "#contract/site.ts";
import { Providers } from "#web/app/providers.tsx";
import { siteKey, useSite } from "#web/lib/site-context.ts";
import { aService } from "../lists/support.tsx";

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await mutate(siteKey, undefined, { revalidate: false });
});

const own = { ...siteDefaults, name: "Own name" };
const saved = { data: { site: { ...siteDefaults, name: "Saved name" }, saved_at: "2026-11-21T08:00:00.000Z" } };
const Name = () => <p>{useSite().name}</p>;

const show = (data: Record<string, unknown>, isBare: boolean) =>
  act(async () =>
    render(
      <Providers site={own} origin="" data={data} isBare={isBare}>
        <Name />
      </Providers>,
    ),
  );
const name = () => screen.getByRole("paragraph").textContent;

it("a page that brought the saved details shows them and asks for nothing", async () => {
  const { asked } = aService(() => saved);
  await show({ [siteKey]: saved }, false);
  act(() => {
    dispatchEvent(new Event("online"));
  });
  expect([name(), asked]).toEqual(["Saved name", []]);
});

it("a page that was rendered while nothing was saved asks for nothing either", async () => {
  const { asked } = aService(() => saved);
  await show({}, false);
  expect([name(), asked]).toEqual(["Own name", []]);
});

it("a page that came without its data asks for what is saved", async () => {
  const { asked } = aService(() => saved);
  await show({}, true);
  await waitFor(() => expect(name()).toBe("Saved name"));
  expect(asked).toEqual(["/site"]);
});

it("where nothing is saved, and where nobody answers, the site's own details stay", async () => {
  aService(() => ({ data: { site: siteDefaults, saved_at: null } }));
  await show({}, true);
  expect(name()).toBe("Own name");
  cleanup();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await mutate(siteKey, undefined, { revalidate: false });
  await show({}, true);
  expect(name()).toBe("Own name");
});
