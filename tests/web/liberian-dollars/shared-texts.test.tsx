import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createLiberianDollars } from "#web/lib/liberian-dollars/create-liberian-dollars.ts";
import { liberianDollars, liberianDollarsEvent } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { PropertyCard } from "#web/site/features/listings/card/property-card.tsx";
import { toImageEntry } from "#web/site/features/listings/compare/image/image-entry.ts";
import { ChatLink } from "#web/site/features/listings/contact/chat-link.tsx";
import { shareText } from "#web/site/features/listings/contact/contact-links.ts";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { buildDetailProperty, buildPropertyCard } from "../support/property-fixtures.tsx";

const now = new Date("2026-11-24T09:00:00Z");
const fresh = createLiberianDollars({ lrd_per_usd: 190, set_on: "2026-11-20" }, now);
const old = createLiberianDollars({ lrd_per_usd: 190, set_on: "2026-11-12" }, now);
const rental = buildDetailProperty({ kind: "rent" });

const show = (shown: typeof liberianDollars.shown) =>
  act(async () => {
    liberianDollars.shown = shown;
    dispatchEvent(new Event(liberianDollarsEvent));
  });
afterEach(async () => {
  await show(undefined);
  cleanup();
});

it("shares a listing with its prices in L$ in parentheses, if the visitor chose them", () => {
  const reduced = buildDetailProperty({ previous_price: 500_000 });
  expect(shareText(reduced)).toContain(" · $450,000 · Reduced from $500,000 · ");
  expect(shareText(reduced, fresh)).toContain(
    " · $450,000 (about L$ 85,500,000) · Reduced from $500,000 (about L$ 95,000,000) · ",
  );
  expect(shareText(rental, old)).toContain(" · $1,250/mo (about L$ 238,000, old rate) · ");
});

it("adds the price in L$ to the WhatsApp message about a listing once the visitor chooses it", async () => {
  render(
    <Providers site={seededSite} origin="https://hub.example" data={{}}>
      <ChatLink className="" property={rental} />
    </Providers>,
  );
  const message = () =>
    new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href).searchParams.get("text");
  expect(message()).toContain("Oceanfront villa, $1,250/mo. https://hub.example/property/");
  await show(fresh);
  expect(message()).toContain("Oceanfront villa, $1,250/mo (about L$ 238,000). https://hub.example/property/");
});

it("writes the price in L$ into the image of a comparison", () => {
  expect(toImageEntry(rental)).toMatchObject({ price: "$1,250/mo", liberianPrice: undefined });
  expect(toImageEntry(rental, old)).toMatchObject({ liberianPrice: "about L$ 238,000 (old rate)" });
});

it("says the price before a reduction in L$ too, in the line of the price", async () => {
  render(
    <Providers site={seededSite} origin="https://hub.example" data={{}}>
      <MemoryRouter>
        <PropertyCard property={buildPropertyCard({ previous_price: 500_000 })} headingLevel={2} />
      </MemoryRouter>
    </Providers>,
  );
  await show(old);
  expect(document.querySelector(".price")?.textContent).toBe(
    "$450,000 · Reduced from $500,000about L$ 85,500,000, before L$ 95,000,000 (old rate)",
  );
});
