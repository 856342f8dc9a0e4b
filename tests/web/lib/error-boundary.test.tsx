import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { resetScreen } from "../support/account-api.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(resetScreen);

let removeText = () => {};
let renders = 0;

/** Shows a text beside other content until `removeText` is called. Such a text breaks in a translated page. */
function LooseText() {
  const [text, setText] = useState("loose");
  useEffect(() => {
    renders += 1;
    removeText = () => act(() => setText(""));
  }, []);
  return (
    <p>
      {text}
      <b>stays</b>
    </p>
  );
}

/** Replaces the text as a translating browser does. */
function translate() {
  const { firstChild } = screen.getByText("stays").parentElement ?? {};
  const font = document.createElement("font");
  font.textContent = "translated";
  (firstChild as ChildNode).replaceWith(font);
}

const show = (page: ReactNode) => render(<ErrorBoundary>{page}</ErrorBoundary>);
const message = () => screen.queryByText("This page could not be shown");

it("renders a page that failed again, each time it fails later", () => {
  renders = 0;
  show(<LooseText />);
  for (const expected of [2, 3]) {
    vi.advanceTimersByTime(6000);
    translate();
    removeText();
    expect(message()).toBeNull();
    expect(screen.getByText("stays").parentElement?.textContent).toBe("loosestays");
    expect(renders).toBe(expected);
  }
});

it("shows a message that says what is kept when the page fails again at once, and keeps it", () => {
  const Broken = () => {
    throw new Error("Broken");
  };
  const { rerender } = show(<Broken />);
  vi.advanceTimersByTime(60_000);
  rerender(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(message()).not.toBeNull();
  expect(screen.getByText("It may not have loaded completely. What you sent or saved is kept.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeDefined();
});

it("does not render a page for ever whose effect fails", () => {
  let attempts = 0;
  const Broken = () => {
    useEffect(() => {
      attempts += 1;
      throw new Error("Broken");
    }, []);
    return <p>Content</p>;
  };
  show(<Broken />);
  expect(attempts).toBe(2);
  expect(message()).not.toBeNull();
});
