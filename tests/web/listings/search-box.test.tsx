import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SearchBox } from "#web/site/features/listings/search/search-box.tsx";

afterEach(cleanup);

const box = (value: string) => (
  <form>
    <SearchBox value={value} assistant={() => null} />
  </form>
);

const findInput = () => screen.getByRole<HTMLInputElement>("searchbox");

it("keeps what the visitor types while the search before it opens", () => {
  const { rerender } = render(box(""));
  findInput().focus();
  findInput().value = "villa with well";
  rerender(box("villa"));
  expect(findInput().value).toBe("villa with well");
});

it("shows the search of the URL whenever it changes", () => {
  const { rerender } = render(box("villa"));
  findInput().focus();
  rerender(box("house"));
  expect(findInput().value).toBe("house");
  findInput().value = "hou";
  findInput().blur();
  rerender(box(""));
  expect(findInput().value).toBe("");
});
