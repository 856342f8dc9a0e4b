import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ExactText } from "#web/ui/exact-text.tsx";

it.each([
  ["6 homes to rent, from $550 a month.", ["$550"]],
  ["$570–2,600, middle $1,250, from 5 homes", ["$570", "$1,250"]],
  ["$450.50/mo · Old Road", ["$450.50"]],
  ["about L$ 85,500, before L$ 95,000", ["L$ 85,500", "L$ 95,000"]],
  ["At US$ 0.75 per GB", ["US$ 0.75"]],
  ["From $60 for a motorcycle course to $350.", ["$60", "$350"]],
  ["$3,000+", ["$3,000"]],
  ["E-1A2B3C4D, 12 November 2026", ["E-1A2B3C4D"]],
  ["$128,000 · MH-1060", ["$128,000", "MH-1060"]],
  ["Your booking A-00FF12AB is confirmed", ["A-00FF12AB"]],
  ["Call +231 77 000 0000", ["+231 77 000 0000"]],
  ["For example 077 000 0000 or 0770123456.", ["077 000 0000", "0770123456"]],
  ["patience@example.com · +231\u00a077\u00a0000\u00a00000", ["+231\u00a077\u00a0000\u00a00000"]],
  ["Monday to Friday, 8:00 – 18:00", []],
  ["2-bedroom apartments in Sinkor since 2019", []],
  ["1,250 sq ft · 2 bedrooms", []],
  ["", []],
])("leaves the price, reference or number in %j as it is, and the text complete", (text, kept) => {
  const { container } = render(<ExactText text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll("[translate=no]")].map((part) => part.textContent)).toEqual(kept);
});
