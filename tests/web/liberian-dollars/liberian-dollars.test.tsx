import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { liberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { FooterLiberianDollars } from "#web/site/app/layouts/footer-liberian-dollars.tsx";
import { PropertyCard } from "#web/site/features/listings/card/property-card.tsx";
import { factRows } from "#web/site/features/listings/compare/rows/compare-rows.ts";
import { DetailBody } from "#web/site/features/listings/detail/detail-body.part.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { buildDetailProperty, buildPropertyCard } from "../support/property-fixtures.tsx";

const fresh: ExchangeRate = { lrd_per_usd: 190, set_on: "2026-11-20" };
const old: ExchangeRate = { lrd_per_usd: 190, set_on: "2026-11-12" };
const showLabel = "Show prices also in L$";
const hideLabel = "Show prices in US$ only";

beforeAll(() => localStorage.clear());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T09:00:00Z") }));
afterEach(async () => {
  const hide = screen.queryAllByRole("button", { name: hideLabel })[0];
  if (hide) await act(async () => fireEvent.click(hide));
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

/** Returns the elements as on a page of a site with a rate. */
const withRate = (exchange_rate: ExchangeRate | null, element: ReactNode) => (
  <Providers site={{ ...seededSite, exchange_rate }} origin="https://hub.example" data={{}}>
    <MemoryRouter>{element}</MemoryRouter>
  </Providers>
);
const renderAt = (rate: ExchangeRate | null, element: ReactNode) => render(withRate(rate, element));

const card = <PropertyCard property={buildPropertyCard()} headingLevel={2} />;
const page = (
  <>
    {card}
    <FooterLiberianDollars />
  </>
);
const price = () => document.querySelector(".price")?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const keepsSpace = () => document.documentElement.hasAttribute("data-lrd");

it("shows US dollars only and no switch while the owner has saved no rate", () => {
  renderAt(null, page);
  expect(price()).toBe("$450,000");
  expect(screen.queryByRole("button", { name: showLabel })).toBeNull();
});

it("shows L$ next to US$ once the visitor chooses it, with the rate and its day, and keeps the choice", async () => {
  renderAt(fresh, page);
  expect([price(), keepsSpace(), localStorage.getItem("lrd")]).toEqual(["$450,000", false, null]);
  await press(showLabel);
  expect([price(), keepsSpace(), localStorage.getItem("lrd")]).toEqual(["$450,000about L$ 85,500,000", true, "1"]);
  expect(document.body.textContent).toContain("At L$ 190 per US$ 1, set on 20 November.");
  await press(hideLabel);
  expect([price(), keepsSpace(), localStorage.getItem("lrd")]).toEqual(["$450,000", false, null]);
});

it("marks the amounts and the rate if it is older than seven days", async () => {
  renderAt(old, page);
  await press(showLabel);
  expect(price()).toBe("$450,000about L$ 85,500,000 (old rate)");
  expect(document.body.textContent).toContain("At L$ 190 per US$ 1, set on 12 November. This rate is 12 days old.");
});

it("follows the choice in another tab", () => {
  renderAt(fresh, page);
  const change = (newValue: string | null) =>
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "lrd", newValue })));
  change("1");
  expect(price()).toContain("about L$ 85,500,000");
  change(null);
  expect(price()).toBe("$450,000");
});

it("works without storage, for this page", async () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("blocked");
    },
    removeItem: () => {
      throw new Error("blocked");
    },
    getItem: () => null,
    clear: () => undefined,
  });
  renderAt(fresh, page);
  await press(showLabel);
  expect(price()).toContain("about L$");
  await press(hideLabel);
  vi.unstubAllGlobals();
  expect(price()).toBe("$450,000");
});

it("hides the amounts and gives up their space when the owner switches the rate off, and keeps the choice", async () => {
  const { rerender } = renderAt(fresh, page);
  await press(showLabel);
  const setRate = (rate: ExchangeRate | null) => rerender(withRate(rate, page));
  setRate(null);
  expect([price(), keepsSpace(), screen.queryByRole("button", { name: hideLabel })]).toEqual(["$450,000", false, null]);
  setRate(fresh);
  expect([price(), keepsSpace()]).toEqual(["$450,000about L$ 85,500,000", true]);
});

it("says the money to move in and the rate below the price of a rental", async () => {
  const rental = buildDetailProperty({
    kind: "rent",
    advance_months: 12,
    deposit: 300,
    agency_fee: 300,
    move_in_cost: 5400,
    move_in_unknown: [],
  });
  renderAt(fresh, <DetailBody property={rental} section="terms" />);
  expect(document.body.textContent).toContain("To move in: $5,400 (12 months + $300 deposit + $300 fee)");
  await press(showLabel);
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe(
    "In L$, rounded: L$ 1,030,000 (12 months + L$ 57,000 deposit + L$ 57,000 fee)" +
      "At L$ 190 per US$ 1, set on 20 November.",
  );
});

it("says nothing about the money to move in if no amount is known", async () => {
  renderAt(fresh, <DetailBody property={buildDetailProperty({ kind: "rent" })} section="terms" />);
  await press(showLabel);
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("At L$ 190 per US$ 1, set on 20 November.");
});

it("shows the agency fee of a sale in both currencies", async () => {
  const sale = buildDetailProperty({ agency_fee: 1500 });
  renderAt(
    fresh,
    <>
      <DetailBody property={sale} section="terms" />
      <DetailBody property={sale} section="overview" />
    </>,
  );
  await press(showLabel);
  expect(screen.getByText("Agency fee").nextSibling?.textContent).toBe("$1,500, about L$ 285,000");
});

it("adds rows in L$ to the comparison, with the rate as their note", async () => {
  renderAt(old, page);
  await press(showLabel);
  const home = (overrides: Parameters<typeof buildDetailProperty>[0]) => {
    const property = buildDetailProperty(overrides);
    return { uuid: property.uuid, status: "listed" as const, property };
  };
  const homes = [home({}), home({ kind: "rent", deposit: 300 })];
  expect(factRows(homes, liberianDollars.shown).slice(0, 4)).toMatchObject([
    { label: "Price", values: ["$450,000", "$1,250/mo"] },
    {
      label: "Price in L$",
      note: "At L$ 190 per US$ 1, set on 12 November. This rate is 12 days old",
      values: ["about L$ 85,500,000 (old rate)", "about L$ 238,000 (old rate)"],
    },
    { label: "Money to move in" },
    {
      label: "Money to move in, in L$",
      note: "rounded",
      values: [null, "unknown (months in advance unknown + L$ 57,000 deposit + fee unknown)"],
    },
  ]);
});
