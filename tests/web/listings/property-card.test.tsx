import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PropertyCard } from "#web/site/features/listings/card/property-card.tsx";
import { focusClass } from "#web/site/features/listings/image/focus-class.ts";
import { resetScreen } from "../support/account-api.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

it("shows the kind, availability, price, title, location and facts, and links to the property", () => {
  const card = buildPropertyCard({ kind: "rent", bedrooms: 3, is_available: false });
  const { container } = renderInApp(<PropertyCard property={card} headingLevel={2} />);
  expect(screen.getByText("For Rent")).toBeTruthy();
  expect(screen.getByText("Unavailable")).toBeTruthy();
  expect(container.querySelector(".price")?.textContent).toBe("$1,250/mo");
  expect(screen.getByRole("heading", { level: 2, name: "Oceanfront villa" })).toBeTruthy();
  expect(screen.getByText("Congo Town, Monrovia")).toBeTruthy();
  expect(container.querySelector(".facts")?.textContent).toContain("3 beds");
  const link = screen.getByRole("link", { name: "Oceanfront villa" });
  expect(link.getAttribute("href")).toBe(`/property/${card.uuid}`);
});

it("names the city once if the area contains its name", () => {
  renderInApp(<PropertyCard property={{ ...buildPropertyCard(), area: "Central Monrovia" }} headingLevel={2} />);
  expect(screen.getByText("Central Monrovia")).toBeTruthy();
});

it("a card has the link View Details, and one stop of the Tab key", () => {
  renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 5 })} headingLevel={2} />);
  expect(screen.getAllByRole("link").map(({ textContent, tabIndex }) => [textContent, tabIndex])).toEqual([
    ["Oceanfront villa", 0],
    ["View Details", -1],
  ]);
  const details = screen.getByRole("link", { name: "View Details" });
  expect(details.getAttribute("href")).toMatch(/^\/property\//);
  expect(document.getElementById(details.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Oceanfront villa");
});

it("a cover keeps its focus visible", () => {
  const { container } = renderInApp(
    <PropertyCard property={{ ...buildPropertyCard(), cover_focus: "0 100" }} headingLevel={2} />,
  );
  expect(container.querySelector("img")?.className).toBe(focusClass("0 100"));
  expect(focusClass("0 100")).not.toBe(focusClass(null));
});

it("marks a sample", () => {
  renderInApp(<PropertyCard property={{ ...buildPropertyCard(), sample: true }} headingLevel={3} />);
  expect(screen.getByText("Sample")).toBeTruthy();
});

it("loads only the first image until the visitor uses the carousel", () => {
  const { container } = renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 5 })} headingLevel={2} />);
  expect(container.querySelectorAll("img")).toHaveLength(1);
  expect(container.querySelector("img")?.getAttribute("srcset")).not.toContain("1280");
  fireEvent.click(screen.getByRole("button", { name: "Next photo" }));
  expect(container.querySelectorAll("img").length).toBeGreaterThan(1);
  expect(screen.getByText("2 / 5")).toBeTruthy();
});

it("the carousel wraps around", () => {
  renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 3 })} headingLevel={2} />);
  fireEvent.click(screen.getByRole("button", { name: "Previous photo" }));
  expect(screen.getByText("3 / 3")).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("button", { name: "Next photo" }), { key: "ArrowRight" });
  expect(screen.getByText("1 / 3")).toBeTruthy();
});

it("a single image has no arrows and no counter", () => {
  renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 1 })} headingLevel={2} />);
  expect(screen.queryByRole("button", { name: "Next photo" })).toBeNull();
  expect(screen.queryByText("1 / 1")).toBeNull();
});

it("shows a message if an image fails to load", () => {
  const { container } = renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 1 })} headingLevel={2} />);
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(screen.getByText("Image not available")).toBeTruthy();
});

it("shows the placeholder without images, and the original of an image without small versions", () => {
  renderInApp(<PropertyCard property={buildPropertyCard({ imageCount: 0 })} headingLevel={2} />);
  expect(screen.getByText("Image not available")).toBeTruthy();
  cleanup();
  const card = buildPropertyCard();
  const { container } = renderInApp(<PropertyCard property={{ ...card, pictures: [0] }} headingLevel={2} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe(`/images/buy-properties/${card.uuid}.png`);
  expect(container.querySelector("img")?.hasAttribute("srcset")).toBe(false);
});

it("the heart saves the property in this browser and removes it again", () => {
  const card = buildPropertyCard();
  renderInApp(<PropertyCard property={card} headingLevel={2} />);
  const heart = screen.getByRole("button", { name: "Save Oceanfront villa" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  expect(JSON.parse(localStorage.getItem("favorites") ?? "[]")).toEqual([card]);
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  expect(localStorage.getItem("favorites")).toBe("[]");
});

it.each(["QuotaExceededError", "SecurityError"])("a heart that the browser cannot store (%s) says so", async (name) => {
  const refuse = () => {
    throw new DOMException("not stored", name);
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, clear: () => undefined });
  renderInApp(<PropertyCard property={buildPropertyCard()} headingLevel={2} />);
  const heart = screen.getByRole("button", { name: "Save Oceanfront villa" });
  fireEvent.click(heart);
  expect(await screen.findByText("Home not saved")).toBeTruthy();
  expect(heart.getAttribute("aria-pressed")).toBe("false");
});
