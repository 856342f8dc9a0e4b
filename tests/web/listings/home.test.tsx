import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pickFeaturedProperties } from "#web/site/features/listings/home/pick-featured-properties.ts";
import { Home } from "#web/site/routes/home.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";
import { sampleFacets } from "../support/property-list-api.tsx";
import { buildCourse, buildProfessional, coursesResponse, professionalsResponse } from "../support/service-items.ts";

afterEach(resetScreen);

const featuredKey = "/public/properties?featured=true&view=card&limit=4";
const recentKey = "/public/recent/properties?view=card&limit=4";
const listOf = (...properties: unknown[]) => ({
  data: { properties },
  total: properties.length,
  total_exact: true,
  next_cursor: null,
  previous_cursor: null,
  offset: 0,
});

/** Awaited, because the lazy search suspends until its code is loaded. */
const renderHome = (options?: Parameters<typeof renderInApp>[1]) => act(async () => renderInApp(<Home />, options));

/** No professionals and courses, so the page shows samples. */
const noServiceItems = { ...professionalsResponse(), ...coursesResponse() };

it("shows featured properties first, then the newest up to four, without duplicates", () => {
  const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((uuid) => buildPropertyCard({ uuid }));
  const picked = pickFeaturedProperties([a, b] as never, [b, c, d, e] as never);
  expect(picked.map(({ uuid }) => uuid)).toEqual(["a", "b", "c", "d"]);
});

it("tiles, samples and calls to action link to the right pages", async () => {
  const data = { [featuredKey]: listOf(buildPropertyCard()), [recentKey]: listOf(), ...noServiceItems };
  const { container } = await renderHome({ data });
  await screen.findByRole("heading", { name: "Questions? Call or message us" });
  const hrefs = (area: string) => [...container.querySelectorAll(`${area} a`)].map((link) => link.getAttribute("href"));
  expect(hrefs("nav[aria-label='Services']")).toEqual([
    "/real-estate",
    "/health",
    "/driving-school-landing",
    "/janitorial",
  ]);
  const tiles = [...container.querySelectorAll("nav[aria-label='Services'] a")].map(({ textContent }) => textContent);
  const services = [/Real estate/, /Health services/, /Driving school/, /Cleaning/];
  expect(tiles).toEqual(services.map((name) => expect.stringMatching(name)));
  const [call] = screen.getAllByRole("link", { name: "Call +231 77 000 0000" });
  expect(call?.getAttribute("href")).toBe("tel:+231770000000");
  expect(hrefs(".on-deep")).toEqual([
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:\/\/wa\.me\//),
    "/real-estate",
    "/health-services",
    "/driving-school-landing",
    "/janitorial",
  ]);
  for (const claim of ["500+", "1000+", "15+", "25+"]) expect(screen.getByText(claim)).toBeTruthy();
  const appointments = await screen.findAllByRole("link", { name: "Book Appointment" });
  expect(appointments.map((link) => link.getAttribute("href"))).toEqual(["/health", "/health", "/health"]);
  const enrolments = await screen.findAllByRole("link", { name: "Enroll Now" });
  expect(enrolments.map((link) => link.getAttribute("href"))).toEqual(Array(3).fill("/driving-school"));
  expect(screen.getAllByText("Sample")).toHaveLength(6);
  expect(screen.getAllByText("per course")).toHaveLength(3);
});

it("shows real professionals and courses without the unavailable ones", async () => {
  const data = {
    [featuredKey]: listOf(buildPropertyCard()),
    [recentKey]: listOf(),
    ...professionalsResponse(buildProfessional(), buildProfessional({ id: "d-2", name: "Dr. Away", available: false })),
    ...coursesResponse(buildCourse()),
  };
  await renderHome({ data });
  expect(screen.getByText("Dr. Ama Kamara")).toBeTruthy();
  expect(screen.getByText("Beginner, private car")).toBeTruthy();
  expect(screen.queryByText("Dr. Away")).toBeNull();
  expect(screen.queryByText("Sample")).toBeNull();
});

it("shows marked samples if there are no properties", async () => {
  const data = { [featuredKey]: listOf(), [recentKey]: listOf(), ...noServiceItems };
  const { container } = await renderHome({ data });
  await waitFor(() => expect(container.querySelectorAll(".lead-grid .tag-sample").length).toBeGreaterThan(0));
});

it("shows marked samples if the service is down", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { container } = await renderHome();
  await waitFor(() => expect(container.querySelectorAll(".lead-grid .tag-sample").length).toBeGreaterThan(0));
});

it("the search links to the list of the selected tab and shows the number of results of its words", async () => {
  const calls = vi.fn((url: string) =>
    Promise.resolve(
      Response.json(url.includes("/facets") ? sampleFacets : { ...listOf(buildPropertyCard()), total: 14 }),
    ),
  );
  vi.stubGlobal("fetch", calls);
  const data = { [featuredKey]: listOf(buildPropertyCard()), [recentKey]: listOf(), ...noServiceItems };
  const { container } = await renderHome({ path: "/?show=buy", data });
  const box = await screen.findByLabelText("Area or street", {}, { timeout: 20_000 });
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/buy");
  expect(screen.getByRole("button", { name: "Show homes" })).toBeTruthy();
  act(() => box.focus());
  await waitFor(() => expect(box.getAttribute("role")).toBe("combobox"), { timeout: 20_000 });
  fireEvent.input(box, { target: { value: "house in sinkor" } });
  expect(await screen.findByRole("button", { name: "Show 14 homes" })).toBeTruthy();
  const counted = calls.mock.calls.map(([url]) => url).filter((url) => url.includes("limit=1"));
  expect(counted).toEqual(["/api/v1/public/properties?kind=buy&property_type=House&area=Sinkor&view=card&limit=1"]);
});
