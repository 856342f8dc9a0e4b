import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen, signInAs, waitForScreen } from "./support/open-screen.tsx";

it("a list shows the homes that the worker found, with their number", async () => {
  await openScreen("/rent?min_bedrooms=3");
  const cards = screen.getAllByRole("article");
  expect(cards.length).toBeGreaterThan(0);
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 }).textContent).toBe("Properties for Rent");
});

it("an admin opens the inbox", async () => {
  await signInAs("admin");
  await openScreen("/admin/contact-submissions");
  expect((await screen.findAllByRole("row")).length).toBeGreaterThan(2);
  fireEvent.click(screen.getAllByRole("link", { name: "Listings" })[0] as HTMLElement);
  await waitForScreen("/admin/listings");
});
