import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PropertyCard } from "#web/features/listings/card/property-card.tsx";
import { buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("a card shows offer, availability, price, title, place and facts, and leads to the listing", () => {
  const card = buildPropertyCard({ kind: "rent", bedrooms: 0, is_available: false });
  const { container } = renderInApp(<PropertyCard listing={card} headingLevel={2} />);
  expect(screen.getByText("For Rent")).toBeTruthy();
  expect(screen.getByText("Unavailable")).toBeTruthy();
  expect(container.querySelector(".price")?.textContent).toBe("$1,250 /mo");
  expect(screen.getByRole("heading", { level: 2, name: "Oceanfront villa" })).toBeTruthy();
  expect(screen.getByText("Congo Town, Monrovia")).toBeTruthy();
  expect(container.querySelector(".facts")?.textContent).toContain("0 beds");
  const link = screen.getByRole("link", { name: /^View Details.*Oceanfront villa$/ });
  expect(link.getAttribute("href")).toBe(`/property/${card.uuid}`);
});

it("a sample says so", () => {
  renderInApp(<PropertyCard listing={{ ...buildPropertyCard(), sample: true }} headingLevel={3} />);
  expect(screen.getByText("Sample")).toBeTruthy();
});

it("only the first picture is asked for until the card is touched", () => {
  const { container } = renderInApp(<PropertyCard listing={buildPropertyCard({ pictures: 5 })} headingLevel={2} />);
  expect(container.querySelectorAll("img")).toHaveLength(1);
  expect(container.querySelector("img")?.getAttribute("srcset")).not.toContain("1280");
  fireEvent.click(screen.getByRole("button", { name: "Next picture" }));
  expect(container.querySelectorAll("img").length).toBeGreaterThan(1);
  expect(screen.getByText("2 / 5")).toBeTruthy();
});

it("the pictures go round", () => {
  renderInApp(<PropertyCard listing={buildPropertyCard({ pictures: 3 })} headingLevel={2} />);
  fireEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  expect(screen.getByText("3 / 3")).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("button", { name: "Next picture" }), { key: "ArrowRight" });
  expect(screen.getByText("1 / 3")).toBeTruthy();
});

it("one picture has no arrows and no counter", () => {
  renderInApp(<PropertyCard listing={buildPropertyCard({ pictures: 1 })} headingLevel={2} />);
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  expect(screen.queryByText("1 / 1")).toBeNull();
});

it("a picture that does not load is said to be not available", () => {
  const { container } = renderInApp(<PropertyCard listing={buildPropertyCard({ pictures: 1 })} headingLevel={2} />);
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(screen.getByText("Image not available")).toBeTruthy();
});

it("a listing without pictures, or with none small enough, shows the placeholder", () => {
  renderInApp(<PropertyCard listing={buildPropertyCard({ pictures: 0 })} headingLevel={2} />);
  expect(screen.getByText("Image not available")).toBeTruthy();
  cleanup();
  const { container } = renderInApp(
    <PropertyCard listing={{ ...buildPropertyCard(), pictures: [0] }} headingLevel={2} />,
  );
  expect(container.querySelector("img")).toBeNull();
});

it("the heart keeps the listing in this browser and lets it go again", () => {
  const card = buildPropertyCard();
  renderInApp(<PropertyCard listing={card} headingLevel={2} />);
  const heart = screen.getByRole("button", { name: "Save Oceanfront villa" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  expect(JSON.parse(localStorage.getItem("favorites") ?? "[]")).toEqual([card]);
  fireEvent.click(heart);
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  expect(localStorage.getItem("favorites")).toBe("[]");
});
