import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { useKeptToast } from "#web/site/app/use-kept-toast.ts";

function Page() {
  useKeptToast();
  return null;
}

it("a page shows the toast that the admin area has kept for it, once", async () => {
  const toast = { tone: "good", title: "Rental Property Added Successfully!", text: "It is on the site." };
  sessionStorage.setItem(storageKeys.toast, JSON.stringify(toast));
  render(<Page />);
  expect(await screen.findByText(toast.title)).toBeTruthy();
  expect(sessionStorage.getItem(storageKeys.toast)).toBeNull();
});
