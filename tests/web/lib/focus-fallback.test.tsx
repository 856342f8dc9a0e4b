import { act, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useFocusFallback } from "#web/admin/lib/page/use-focus-fallback.ts";
import { Button } from "#web/ui/button.tsx";
import { resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

function Area({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area);
  return (
    <div ref={area}>
      <button type="button">Logout</button>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Renders a screen and focuses one of its buttons. The returned function renders the next screen. */
function renderWithFocus(name: string, screenBefore: ReactNode) {
  const { rerender } = render(<Area>{screenBefore}</Area>);
  act(() => screen.getByRole("button", { name }).focus());
  return (next: ReactNode) => act(async () => rerender(<Area>{next}</Area>));
}
const expectFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element));

const list = (names: string[]) => (
  <section aria-label="Links">
    {names.map((name) => (
      <fieldset key={name} aria-label={name}>
        <button type="button">{`Open ${name}`}</button>
        <button type="button">{`Remove ${name}`}</button>
      </fieldset>
    ))}
    <button type="button">Add link</button>
  </section>
);

it.each([
  ["the next row", "Remove one", ["two", "three"], "two"],
  ["the previous row after the last one", "Remove three", ["one", "two"], "two"],
])("moves the focus from a removed row to %s", async (_, name, remaining, focused) => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const show = renderWithFocus(name, list(["one", "two", "three"]));
  await show(list(remaining));
  await expectFocus(screen.getByRole("group", { name: focused }));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  act(() => screen.getByRole("button", { name: "Add link" }).focus());
  expect(screen.getByRole("group", { name: focused }).hasAttribute("tabindex")).toBe(false);
});

it("moves the focus to the section, not to another button, when the only row is removed", async () => {
  const show = renderWithFocus("Remove one", list(["one"]));
  await show(list([]));
  await expectFocus(screen.getByRole("region", { name: "Links" }));
});

it("moves the focus to the section when the focused button is disabled", async () => {
  const section = (disabled: boolean) => (
    <section aria-label="Links">
      <button type="button" disabled={disabled}>
        Add link
      </button>
    </section>
  );
  const show = renderWithFocus("Add link", section(false));
  await show(section(true));
  await expectFocus(screen.getByRole("region", { name: "Links" }));
});

it("moves the focus to the main element when the screen is replaced", async () => {
  const show = renderWithFocus("Add link", list([]));
  await show(<button type="button">Delete everything</button>);
  await expectFocus(screen.getByRole("main"));
});

it("keeps the focus on a busy button, which ignores clicks and submits nothing", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const show = renderWithFocus("Save", form(false));
  await show(form(true));
  const save = screen.getByRole("button", { name: "Save" });
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute("aria-disabled")).toBe("true");
  act(() => save.click());
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await show(form(false));
  act(() => save.click());
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
