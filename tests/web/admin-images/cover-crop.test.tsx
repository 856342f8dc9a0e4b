import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CoverCrop } from "#web/admin/features/images/crop/cover-crop.tsx";
import {
  dragFocus,
  findOverflow,
  readFocus,
  tapFocus,
  toObjectPosition,
  writeFocus,
} from "#web/admin/features/images/crop/focus-point.ts";

afterEach(cleanup);

const frame = { width: 400, height: 300 };
const panorama = { width: 3000, height: 750 };
const portrait = { width: 900, height: 1200 };
const overflow = findOverflow(panorama, frame);

it("reads and writes whole percents, with null for the centre", () => {
  expect(readFocus("20 100")).toEqual({ x: 20, y: 100 });
  expect(readFocus(null)).toEqual({ x: 50, y: 50 });
  expect(writeFocus({ x: 33.4, y: 66.5 })).toBe("33 67");
  expect(writeFocus({ x: -5, y: 140 })).toBe("0 100");
  expect(writeFocus({ x: 50.2, y: 49.8 })).toBeNull();
  expect(toObjectPosition("20 100")).toBe("20% 100%");
});

it("knows which sides of an image a card cuts off", () => {
  expect(overflow).toEqual({ width: 800, height: 0 });
  expect(Math.round(findOverflow(portrait, frame).height)).toBe(233);
  expect(findOverflow({ width: 1600, height: 1200 }, frame)).toEqual({ width: 0, height: 0 });
});

it("moves the image with the finger along the side that is cut off", () =>
  expect(dragFocus({ x: 50, y: 50 }, { x: 200, y: 90 }, overflow)).toEqual({ x: 25, y: 50 }));

it("brings a tapped point to the middle, as far as the image reaches", () => {
  const tap = (x: number, y: number) => writeFocus(tapFocus({ x: 50, y: 50 }, { x, y }, frame, overflow));
  expect(tap(400, 150)).toBe("75 50");
  expect(tap(0, 0)).toBe("25 0");
  const edge = tapFocus({ x: 100, y: 50 }, { x: 400, y: 150 }, frame, overflow);
  expect(writeFocus(edge)).toBe("100 50");
});

function renderCrop(focus: string | null, readOnly = false) {
  const onChange = vi.fn();
  const card = { price: "$800 / month", title: "A house", place: "Sinkor, Monrovia" };
  render(<CoverCrop src="/cover.webp" focus={focus} card={card} readOnly={readOnly} onChange={onChange} />);
  return { onChange, crop: screen.getByRole("slider", { name: "The part of the cover on cards" }) };
}

it.each([
  ["ArrowLeft", false, "45 50"],
  ["ArrowRight", false, "55 50"],
  ["ArrowUp", false, "50 45"],
  ["ArrowDown", true, "50 51"],
])("moves the crop by %s", (key, shiftKey, focus) => {
  const { crop, onChange } = renderCrop(null);
  fireEvent.keyDown(crop, { key, shiftKey });
  expect(onChange).toHaveBeenCalledWith(focus);
});

it("says where the crop is, shows it in the card, and goes back to the centre", () => {
  const { crop, onChange } = renderCrop("20 100");
  expect(crop.getAttribute("aria-valuetext")).toBe("20 % from the left, 100 % from the top");
  const card = screen.getByRole("figure");
  expect(card.textContent).toContain("$800 / month");
  expect(card.querySelector("img")?.style.objectPosition).toBe("20% 100%");
  fireEvent.click(screen.getByRole("button", { name: "Back to the centre" }));
  fireEvent.keyDown(crop, { key: "Home" });
  expect(onChange.mock.calls).toEqual([[null], [null]]);
});

it("lets the page scroll along the side that fits the card", () => {
  const { crop } = renderCrop(null);
  const load = (size: { width: number; height: number }) => {
    const image = crop.querySelector("img") as HTMLImageElement;
    Object.defineProperty(image, "naturalWidth", { value: size.width, configurable: true });
    Object.defineProperty(image, "naturalHeight", { value: size.height, configurable: true });
    fireEvent.load(image);
    return crop.style.touchAction;
  };
  expect([load(panorama), load(portrait), load(frame)]).toEqual(["pan-y", "pan-x", "auto"]);
});

it("does not move while the form is being sent", () => {
  const { crop, onChange } = renderCrop(null, true);
  fireEvent.keyDown(crop, { key: "ArrowLeft" });
  expect(onChange).not.toHaveBeenCalled();
});
