import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pickFeaturedProperties } from "#web/features/listings/home/pick-featured-properties.ts";
import { Home } from "#web/routes/home.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";
import { buildCourse, buildProfessional, coursesResponse, professionalsResponse } from "../support/service-items.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const featuredKey = "/public/properties?featured=true&view=card&limit=4";
const recentKey = "/public/recent/properties?view=card&limit=4";
const listOf = (...properties: unknown[]) => ({
  data: { properties },
  total: properties.length,
  total_exact: true,
  next_cursor: null,
  previous_cursor: null,
});

/** Nothing entered yet: samples stand in. */
const noOffers = { ...professionalsResponse(), ...coursesResponse() };

it("featured listings come first, the newest fill up to four, none stands twice", () => {
  const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((uuid) => buildPropertyCard({ uuid }));
  const picked = pickFeaturedProperties([a, b] as never, [b, c, d, e] as never);
  expect(picked.map(({ uuid }) => uuid)).toEqual(["a", "b", "c", "d"]);
});

it("the three tiles, the claims, the samples and the calls lead where the specification says", async () => {
  const data = { [featuredKey]: listOf(buildPropertyCard()), [recentKey]: listOf(), ...noOffers };
  const { container } = renderInApp(<Home />, { data });
  const hrefs = (area: string) => [...container.querySelectorAll(`${area} a`)].map((link) => link.getAttribute("href"));
  expect(hrefs(".tiles")).toEqual(["/real-estate", "/health", "/driving-school-landing"]);
  expect(hrefs(".on-deep")).toEqual(["/real-estate", "/health-services", "/driving-school-landing"]);
  for (const claim of ["500+", "1000+", "15+", "25+"]) expect(screen.getByText(claim)).toBeTruthy();
  const appointments = await screen.findAllByRole("link", { name: "Book Appointment" });
  expect(appointments.map((link) => link.getAttribute("href"))).toEqual(["/health", "/health", "/health"]);
  expect(await screen.findAllByRole("link", { name: "Enroll Now" })).toHaveLength(3);
  expect(screen.getAllByText("Sample")).toHaveLength(6);
  expect(screen.getAllByText("per course")).toHaveLength(3);
});

it("real doctors and courses stand in the strips as they are, the unavailable left out", () => {
  const data = {
    [featuredKey]: listOf(buildPropertyCard()),
    [recentKey]: listOf(),
    ...professionalsResponse(buildProfessional(), buildProfessional({ id: "d-2", name: "Dr. Away", available: false })),
    ...coursesResponse(buildCourse()),
  };
  renderInApp(<Home />, { data });
  expect(screen.getByText("Dr. Ama Kamara")).toBeTruthy();
  expect(screen.getByText("Toyota Vitz")).toBeTruthy();
  expect(screen.queryByText("Dr. Away")).toBeNull();
  expect(screen.queryByText("Sample")).toBeNull();
});

it("without any listing the sample featured ones stand in, marked", async () => {
  const data = { [featuredKey]: listOf(), [recentKey]: listOf(), ...noOffers };
  const { container } = renderInApp(<Home />, { data });
  await waitFor(() => expect(container.querySelectorAll(".lead-grid .tag-sample").length).toBeGreaterThan(0));
});

it("so they do when the service cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { container } = renderInApp(<Home />);
  await waitFor(() => expect(container.querySelectorAll(".lead-grid .tag-sample").length).toBeGreaterThan(0));
});

it("the search leads to the chosen offer's list and counts what it would show", async () => {
  const calls = vi
    .fn()
    .mockImplementation(() => Promise.resolve(Response.json({ ...listOf(buildPropertyCard()), total: 14 })));
  vi.stubGlobal("fetch", calls);
  const data = { [featuredKey]: listOf(buildPropertyCard()), [recentKey]: listOf(), ...noOffers };
  const { container } = renderInApp(<Home />, { path: "/?show=buy", data });
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/buy");
  expect(screen.getByRole("button", { name: "Show homes" })).toBeTruthy();
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "Sinkor" } });
  expect(await screen.findByRole("button", { name: "Show 14 homes" })).toBeTruthy();
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/properties?view=card&limit=1&kind=buy&q=Sinkor");
});
