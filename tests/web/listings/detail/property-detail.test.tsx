import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { keepOpenedCard } from "#web/site/features/listings/card/opened-card.ts";
import { detailBody } from "#web/site/features/listings/detail/lazy-detail-body.tsx";
import { similarProperties } from "#web/site/features/listings/detail/similar/lazy-similar-properties.tsx";
import { notFound } from "#web/site/features/listings/detail/states/lazy-property-not-found.tsx";
import type { DetailProperty } from "#web/site/features/listings/facts/detail-property.ts";
import { recentlyViewed } from "#web/site/features/listings/recently-viewed/lazy-recently-viewed.tsx";
import { PropertyDetail } from "#web/site/routes/listings/property-detail.tsx";
import { buildSession, resetScreen } from "../../support/account-api.tsx";
import {
  buildDetailProperty,
  buildDetailResponse,
  buildPropertyCard,
  renderInApp,
} from "../../support/property-fixtures.tsx";

const calls = vi.fn();

beforeAll(() => Promise.all([detailBody, recentlyViewed, similarProperties, notFound].map((part) => part.preload())));
beforeEach(() => {
  calls.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", calls);
});
afterEach(resetScreen);

function renderDetail(property: DetailProperty, similar: DetailProperty[] = []) {
  const path = `/property/${property.uuid}`;
  return renderInApp(<PropertyDetail />, {
    path,
    data: { [`/public/properties/${property.uuid}`]: buildDetailResponse(property, similar) },
  });
}

it.each([
  ["no account", undefined, 0],
  ["user", "user", 0],
  ["admin", "admin", 1],
  ["super admin", "super_admin", 1],
] as const)("shows a visitor with %s only what the role may do: Edit", async (_name, role, links) => {
  if (role) saveSession(buildSession({ role }));
  const property = buildDetailProperty();
  renderDetail(property);
  // The link is in a file of its own.
  await act(() => vi.dynamicImportSettled());
  const found = screen.queryAllByRole("link", { name: "Edit" });
  expect(found.map((link) => link.getAttribute("href"))).toEqual(
    Array(links).fill(`/admin/listings?edit=${property.uuid}`),
  );
});

function renderWithResponse(id: string, response: Response | Error) {
  calls.mockImplementation(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone()),
  );
  return renderInApp(<PropertyDetail />, { path: `/property/${id}` });
}

it("shows price, facts, description with line breaks, amenities and details of a property for sale", () => {
  const { container } = renderDetail(buildDetailProperty());
  expect(screen.getByText("Purchase Price")).toBeTruthy();
  expect(container.querySelector(".detail-summary .price")?.textContent).toBe("$450,000");
  expect(screen.getByRole("heading", { level: 1, name: "Oceanfront villa" })).toBeTruthy();
  expect(screen.getByText("4,200")).toBeTruthy();
  expect(container.querySelector(".whitespace-pre-line")?.textContent).toBe("First line.\n\nSecond line.");
  expect(screen.getByText("Generator")).toBeTruthy();
  expect(screen.getByText("Previous owners")).toBeTruthy();
  expect(screen.queryByText("Postal code")).toBeNull();
  expect(screen.getByRole("button", { name: "Show the map" })).toBeTruthy();
  const fact = (term: string) =>
    screen.getByText(term, { selector: "dt" }).parentElement?.querySelector("dd")?.textContent;
  expect(["Bedrooms", "Bathrooms", "Square feet", "Property type", "Reference", "City"].map(fact)).toEqual([
    ...["5", "4", "4,200", "Villa", "MH-1042", "Monrovia, Montserrado"],
  ]);
  for (const name of ["Description", "Amenities", "Property details", "Where is it?", "Contact"])
    expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy();
});

it.each([
  [{ featured: true }, ["For Sale", "Available", "Featured"]],
  [{ kind: "rent", featured: true }, ["For Rent", "Available", "Featured"]],
  [{ is_available: false }, ["For Sale", "Unavailable"]],
])("the images of a property with %j have the badges %j", (overrides, badges) => {
  const { container } = renderDetail(buildDetailProperty(overrides));
  const tags = container.querySelector("section[aria-label=Photos] .tag")?.parentElement;
  expect([...(tags?.children ?? [])].map(({ textContent }) => textContent)).toEqual(badges);
});

it("shows the rent fields of a property for rent", () => {
  const { container } = renderDetail(
    buildDetailProperty({ kind: "rent", latitude: null, amenities: [], postal_code: "1000" }),
  );
  expect(screen.getByText("Monthly Rent")).toBeTruthy();
  expect(container.querySelector(".detail-summary .price")?.textContent).toBe("$1,250/mo");
  expect(screen.getByText("Lease").nextSibling?.textContent).toBe("1 Year");
  expect(screen.getByText("Pets allowed").nextSibling?.textContent).toBe("No");
  expect(screen.queryByText("Parking")).toBeNull();
  expect(screen.getByText("No amenities listed")).toBeTruthy();
  // One coordinate alone names no place.
  expect(screen.queryByText("Longitude")).toBeNull();
  expect(screen.getByText("Postal code")).toBeTruthy();
  expect(screen.getByText("Interactive Map Coming Soon")).toBeTruthy();
});

it("price, title and facts come before the money to move in, and that before the contact actions", () => {
  const { container } = renderDetail(buildDetailProperty({ kind: "rent" }));
  const parts = [...container.querySelectorAll(".detail-summary :is(.price, h1, .stats, .lrd-terms, .btn)")];
  expect(parts.slice(0, 5).map(({ tagName }) => tagName)).toEqual(["P", "H1", "DL", "P", "A"]);
});

it("the bar of a phone starts with the visit as its only filled button, and calls about a sample", () => {
  const filled = (container: HTMLElement) =>
    [...container.querySelectorAll(".contact-bar .btn:not(.btn-outline)")].map(({ textContent }) =>
      textContent?.trim(),
    );
  const { container } = renderDetail(buildDetailProperty());
  expect(container.querySelector(".contact-bar a")?.textContent).toBe("Visit this home");
  expect(filled(container)).toEqual(["Visit this home"]);
  cleanup();
  expect(filled(renderDetail(buildDetailProperty({ sample: true })).container)).toEqual(["Call Now"]);
});

it("shows No only for a switch that an admin has turned off", () => {
  const unknown = { furnished: null, pets_allowed: null, allow_pets: null, has_parking: null };
  renderDetail(buildDetailProperty({ kind: "rent", ...unknown, is_new_construction: null }));
  for (const label of ["Furnished", "Pets allowed", "Parking", "New construction"])
    expect(screen.queryByText(label)).toBeNull();
  cleanup();
  renderDetail(buildDetailProperty({ kind: "rent", ...unknown, has_parking: false }));
  expect(screen.getByText("Parking").nextSibling?.textContent).toBe("No");
  expect(screen.queryByText("Furnished")).toBeNull();
});

it("call, message and WhatsApp link to the agent's number, the contact page and a chat about the property", () => {
  const listing = buildDetailProperty({ contact_number: "+231 88 555 0101" });
  renderDetail(listing);
  const callLinks = screen.getAllByRole("link", { name: /^Call Now/ });
  for (const link of callLinks) expect(link.getAttribute("href")).toBe("tel:+231885550101");
  expect(callLinks[0]?.textContent).toMatch(/^Call Now.*\+231 88 555 0101$/);
  for (const link of screen.getAllByRole("link", { name: "Send Message" }))
    expect(link.getAttribute("href")).toBe(`/contact?property=${listing.uuid}`);
  const [chatLink] = screen.getAllByRole("link", { name: "WhatsApp" });
  const chat = new URL(chatLink?.getAttribute("href") ?? "");
  const text = chat.searchParams.get("text");
  for (const part of ["MH-1042", "Oceanfront villa", "$450,000", `https://hub.example/property/${listing.uuid}`])
    expect(text).toContain(part);
});

it.each([
  ["the number that the server has read", "0885550101", "+231885550101", "tel:+231885550101"],
  ["the business instead of a number that cannot be called", "0885 550 1012", null, "tel:+231770000000"],
  ["the business if the property has no number", undefined, undefined, "tel:+231770000000"],
])("calls %s, and shows the number as it was entered", (_, contact_number, contact_e164, href) => {
  renderDetail(buildDetailProperty({ contact_number, contact_e164 }));
  for (const link of screen.getAllByRole("link", { name: /^Call Now/ })) expect(link.getAttribute("href")).toBe(href);
  const shown = contact_number ? screen.getAllByText(contact_number, { exact: false }) : [];
  for (const text of shown) expect(Boolean(text.closest("a"))).toBe(Boolean(contact_e164));
});

it.each([
  [4, undefined],
  [5, "+1 More"],
  [7, "+3 More"],
])("shows four thumbnails, then how many more images there are: %i images", (imageCount, more) => {
  const { container } = renderDetail(buildDetailProperty({ imageCount }));
  expect(container.querySelectorAll(".thumb img")).toHaveLength(4);
  expect(screen.queryByText(/^\+\d+ More$/)?.textContent).toBe(more);
});

it("the gallery wraps around", () => {
  renderDetail(buildDetailProperty({ imageCount: 7 }));
  const previous = screen.getAllByRole("button", { name: "Previous photo" })[0] as HTMLElement;
  fireEvent.click(previous);
  expect(screen.getByText("7 / 7")).toBeTruthy();
});

it("the gallery shows a message without images", () => {
  renderDetail(buildDetailProperty({ imageCount: 0 }));
  expect(screen.getByText("No images available")).toBeTruthy();
});

it("images stored in this browser replace the property's own, if they are on this site", () => {
  const listing = buildDetailProperty();
  localStorage.setItem(`property_images_${listing.uuid}`, JSON.stringify(["/images/buy-properties/x.png"]));
  const { container } = renderDetail(listing);
  expect(container.querySelector(".image-frame img")?.getAttribute("src")).toBe("/images/buy-properties/x.png");
  cleanup();
  localStorage.setItem(`property_images_${listing.uuid}`, JSON.stringify(["https://example.com/x.png"]));
  const second = renderDetail(listing);
  expect(second.container.querySelector(".image-frame img")?.getAttribute("src")).toContain(listing.uuid);
});

it.each([
  ["null", null],
  ["a number", 7],
  ["an object", { src: "/images/buy-properties/y.png" }],
  ["another host", "https://example.com/x.png"],
  ["a host without a scheme", "//example.com/x.png"],
  ["another folder", "/images/../login"],
  ["an empty text", ""],
])("one stored image that is %s is left out, and the others are shown", (_name, malformed) => {
  const listing = buildDetailProperty();
  const valid = ["/images/buy-properties/x.png", "/images/buy-properties/x_1.png"];
  localStorage.setItem(`property_images_${listing.uuid}`, JSON.stringify([valid[0], malformed, valid[1], valid[1]]));
  const { container } = renderDetail(listing);
  const links = [...container.querySelectorAll(".image-frame .strip-link")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(valid);
});

it("does not reload the data of the page, and counts one view", () => {
  const listing = buildDetailProperty();
  renderDetail(listing);
  expect(calls).toHaveBeenCalledTimes(1);
  const [url, init] = calls.mock.calls[0] ?? [];
  expect(url).toBe(`/api/v1/public/properties/${listing.uuid}/events`);
  expect(JSON.parse(init.body)).toEqual({ event: "view" });
});

it("counts a call and a WhatsApp chat when their link is clicked", () => {
  const listing = buildDetailProperty();
  const { container } = renderDetail(listing);
  container.addEventListener("click", (event) => event.preventDefault());
  for (const name of [/^Call Now/, "WhatsApp"])
    fireEvent.click(screen.getAllByRole("link", { name })[0] as HTMLElement);
  const events = calls.mock.calls.map(([url, init]) => [url, JSON.parse(init.body).event]);
  const url = `/api/v1/public/properties/${listing.uuid}/events`;
  expect(events).toEqual(["view", "call", "whatsapp"].map((event) => [url, event]));
});

it("Share opens the share sheet of a browser that has one, and is counted", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  const listing = buildDetailProperty();
  renderDetail(listing);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Oceanfront villa", url: `https://hub.example/property/${listing.uuid}` }),
  );
  expect(JSON.parse(calls.mock.calls.at(-1)?.[1].body)).toEqual({ event: "share" });
});

it("shows similar properties as cards", () => {
  renderDetail(buildDetailProperty(), [buildDetailProperty({ uuid: "other", title: "Villa next door" })]);
  expect(screen.getByRole("heading", { level: 3, name: "Villa next door" })).toBeTruthy();
});

it("shows similar homes above a home that is off the market, and no bar with its price", () => {
  const sold = buildDetailProperty({ status: "sold", is_available: false });
  const { container } = renderDetail(sold, [buildDetailProperty({ uuid: "other", title: "Villa next door" })]);
  const texts = [...container.querySelectorAll("b, h2, h1, a")].map(({ textContent }) => textContent ?? "");
  const order = [
    /^Oceanfront villa$/,
    /^Sold on/,
    /^Tell me when one comes$/,
    /^Send Message$/,
    /^Similar homes$/,
    /^About this listing$/,
  ];
  const positions = order.map((text) => texts.findIndex((found) => text.test(found)));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "Tell me when one comes" })).toHaveLength(1);
  expect(screen.getAllByRole("heading", { name: "Similar homes" })).toHaveLength(1);
  expect(container.querySelector(".contact-bar")).toBeNull();
});

it.each([
  ["Sinkor", "All for sale in Sinkor"],
  ["Congo Town", "All for sale"],
])("leads from a sold home in Sinkor and one like it in %s to %s", (area, name) => {
  const sold = buildDetailProperty({ status: "sold", is_available: false, area: "Sinkor" });
  renderDetail(sold, [buildDetailProperty({ uuid: "other", area })]);
  expect(screen.getByRole("link", { name })).toBeTruthy();
});

it("does not call homes similar if none of them has the type of this one", () => {
  const sold = buildDetailProperty({ status: "sold", is_available: false, property_type: "Event Center" });
  renderDetail(sold, [buildDetailProperty({ uuid: "other", property_type: "Studio" })]);
  expect(screen.getByRole("heading", { name: "Other places" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Similar homes" })).toBeNull();
});

it("shows a message while loading", () => {
  calls.mockReturnValue(new Promise(() => undefined));
  renderInApp(<PropertyDetail />, { path: "/property/slow" });
  expect(screen.getByText("Loading property details...")).toBeTruthy();
});

it("shows the not-found state for an unknown property", async () => {
  renderWithResponse("unknown", Response.json({ detail: "Property not found" }, { status: 404 }));
  expect(await screen.findByRole("heading", { name: "Property Not Found" })).toBeTruthy();
  expect(screen.getByText("The property you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Properties" }).getAttribute("href")).toBe("/properties");
  expect(screen.getByRole("searchbox", { name: "Search properties" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Homes to start with" })).toBeTruthy();
});

it.each([
  ["a let home", { kind: "rent", status: "let", monthly_rent: 900, area: "Sinkor" }, "&area=Sinkor&max_price=990"],
  [
    "a sold home without an area",
    { kind: "buy", status: "sold", price: 90_000, area: null },
    "&city=Monrovia&max_price=99000",
  ],
] as const)("offers to tell of the next one like %s", async (_, fields, filters) => {
  const home = { property_type: "House", city: "Monrovia", bedrooms: null, is_available: false, ...fields };
  renderWithResponse(`${fields.status}-home`, Response.json(buildDetailResponse(buildDetailProperty(home))));
  const link = await screen.findByRole("link", { name: "Tell me when one comes" });
  expect(link.getAttribute("href")).toBe(`/tell-me?kind=${fields.kind}&property_type=House${filters}`);
});

it("shows an error with a retry button and a link to the list if the request fails, and recovers", async () => {
  renderWithResponse("some-id", new TypeError("offline"));
  expect(await screen.findByRole("heading", { level: 1, name: "Failed to load property" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Properties" })).toBeTruthy();
  calls.mockResolvedValue(Response.json(buildDetailResponse(buildDetailProperty())));
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Oceanfront villa" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the marked sample for its id if the request fails", async () => {
  renderWithResponse("sample-1", new TypeError("offline"));
  expect(await screen.findByText("Sample")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Call Now/ })[0]?.getAttribute("href")).toBe("tel:+231770000000");
});

it("shows no sample for its id while the service works, unless its marked card was opened", async () => {
  renderWithResponse("sample-2", Response.json({ detail: "Property not found" }, { status: 404 }));
  expect(await screen.findByRole("heading", { name: "Property Not Found" })).toBeTruthy();
  expect(document.querySelector(".detail-grid")).toBeNull();
  cleanup();
  keepOpenedCard({ ...buildPropertyCard({ uuid: "sample-3" }), sample: true });
  renderWithResponse("sample-3", Response.json({ detail: "Property not found" }, { status: 404 }));
  expect(await screen.findByText(/This is a sample, not a real home/)).toBeTruthy();
  expect(document.querySelector(".detail-grid .tag-sample")).toBeTruthy();
});

describe("without a connection, a listing without a stored page", () => {
  const storedCard = (uuid: string) => buildPropertyCard({ uuid, title: "House by the lagoon" });
  const lists: [name: string, uuid: string, key: string, wrap: (card: unknown) => unknown][] = [
    ["was in a list", "stored-1", "last_seen_all", (card) => ({ at: Date.now(), listings: [card] })],
    [
      "was in the list of rentals",
      "stored-2",
      "last_seen_rent",
      (card) => ({ at: Date.now(), listings: [null, card] }),
    ],
    ["is a favourite", "stored-3", "favorites", (card) => [card]],
    ["was viewed", "stored-4", "viewed", (card) => [card]],
  ];
  it.each(lists)("shows its card, its price and Call if it %s, and recovers", async (_name, uuid, key, wrap) => {
    localStorage.setItem(key, JSON.stringify(wrap(storedCard(uuid))));
    const { container } = renderWithResponse(uuid, new TypeError("offline"));
    expect(await screen.findByRole("heading", { level: 1, name: "House by the lagoon" })).toBeTruthy();
    expect(container.querySelector(".price")?.textContent).toContain("$");
    expect(container.querySelector(".image-frame img")).toBeTruthy();
    const call = await screen.findByRole("link", { name: /^Call Now/ });
    expect(call.getAttribute("href")).toBe("tel:+231770000000");
    expect(screen.queryByText("Failed to load property")).toBeNull();
    calls.mockResolvedValue(Response.json(buildDetailResponse(buildDetailProperty())));
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Oceanfront villa" })).toBeTruthy();
  });

  it("shows the title of a home that is off the market", async () => {
    const sold = { ...storedCard("stored-5"), is_available: false, status: "sold" };
    localStorage.setItem("viewed", JSON.stringify([sold]));
    renderWithResponse(sold.uuid, new TypeError("offline"));
    expect(await screen.findByRole("heading", { level: 1, name: sold.title })).toBeTruthy();
  });
});
