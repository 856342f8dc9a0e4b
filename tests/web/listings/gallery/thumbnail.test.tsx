import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

afterEach(cleanup);

const image = () => screen.getByRole("img", { name: "Yard" });

it("a thumbnail that fails shows the placeholder, and another address gets its own try", () => {
  const { rerender } = render(<Thumbnail src="/images/a.webp" srcSet="/images/a-320.webp 320w" alt="Yard" />);
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/placeholder.svg");
  expect(image().getAttribute("srcset")).toBeNull();
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/placeholder.svg");
  rerender(<Thumbnail src="/images/b.webp" alt="Yard" />);
  expect(image().getAttribute("src")).toBe("/images/b.webp");
});
