import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useRestoredFocus } from "#web/lib/page/use-restored-focus.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Area({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useRestoredFocus(area);
  return (
    <div ref={area}>
      <button type="button">Logout</button>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Shows a screen, puts the focus by keyboard on one of its buttons, and gives what shows another. */
function focused(name: string, screenBefore: ReactNode) {
  const { rerender } = render(<Area>{screenBefore}</Area>);
  act(() => {
    screen.getByRole("button", { name }).focus();
    fireEvent.keyDown(document.body, { key: "Enter" });
  });
  return (next: ReactNode) => act(async () => rerender(<Area>{next}</Area>));
}
const hasFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element));

const form = (isSaving: boolean) => (
  <form>
    <input aria-label="Name" />
    <button type="button">Use the business's again</button>
    <button type="submit" disabled={isSaving}>
      Save settings
    </button>
    <button type="button">Discard changes</button>
  </form>
);

it("a button that is off for a while leaves the focus to its form, to no other button, and has it back after", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const show = focused("Save settings", form(false));
  await show(form(true));
  await hasFocus(document.querySelector("form"));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  await show(form(false));
  await hasFocus(screen.getByRole("button", { name: "Save settings" }));
  expect(document.querySelector("form")?.hasAttribute("tabindex")).toBe(false);
});

it("whoever has moved on meanwhile stays there", async () => {
  const show = focused("Save settings", form(false));
  await show(form(true));
  await hasFocus(document.querySelector("form"));
  act(() => screen.getByLabelText("Name").focus());
  await show(form(false));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

const links = (count: number) => (
  <section aria-label="Links">
    <button type="button">Publish</button>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      <div key={index}>
        <button type="button">{`Open link ${index + 1}`}</button>
        <button type="button">{`Remove link ${index + 1}`}</button>
      </div>
    ))}
    {count !== 1 && <button type="button">Add link</button>}
  </section>
);

it.each([
  ["the same of the line before", "Remove link 3", 3, 2, "Remove link 2"],
  ["what adds one", "Remove link 1", 2, 0, "Add link"],
])("what was taken out of a list leaves the focus to %s", async (_, name, before, after, next) => {
  const show = focused(name, links(before));
  await show(links(after));
  await hasFocus(screen.getByRole("button", { name: next }));
});

it("what was taken away without its like leaves the focus to its section", async () => {
  const show = focused("Add link", links(0));
  await show(
    <section aria-label="Links">
      <button type="button">Publish</button>
    </section>,
  );
  await hasFocus(screen.getByRole("region", { name: "Links" }));
});

it("a screen that was replaced has the focus itself", async () => {
  const show = focused("Save settings", form(false));
  await show(<button type="button">Delete everything</button>);
  await hasFocus(screen.getByRole("main"));
});
