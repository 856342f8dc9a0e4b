import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Gallery } from "#web/site/features/listings/gallery/gallery.tsx";
import { galleryImageSources } from "#web/site/features/listings/image/image-source.ts";
import { buildDetailProperty, renderInApp } from "../../support/property-fixtures.tsx";

afterEach(cleanup);

/** Renders a gallery and waits for the code of its parts. */
async function renderGallery(imageCount: number): Promise<void> {
  const { images } = buildDetailProperty({ imageCount });
  await act(async () => void renderInApp(<Gallery images={galleryImageSources(images)}>{null}</Gallery>));
}

it("four images have four thumbnails, each of which shows its image", async () => {
  await renderGallery(4);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.queryByText(/More$/)).toBeNull();
  const third = screen.getByRole("link", { name: "Photo 3" });
  expect(third.hasAttribute("aria-current")).toBe(false);
  fireEvent.click(third);
  expect(screen.getByText("3 / 4")).toBeTruthy();
  expect(third.getAttribute("aria-current")).toBe("true");
});

it("a thumbnail that fails to load says so, like the image itself", async () => {
  await renderGallery(4);
  const [second, third] = [2, 3].map((number) => screen.getByRole("link", { name: `Photo ${number}` }));
  fireEvent.error(second?.querySelector("img") as HTMLImageElement);
  expect(second?.textContent).toBe("Image not available");
  expect(third?.querySelector("img")).toBeTruthy();
});

it("each photo is a link to its file, which opens without a script", async () => {
  await renderGallery(2);
  for (const number of [1, 2])
    expect(screen.getByRole("link", { name: `Photo ${number} of 2, full screen` }).getAttribute("href")).toMatch(
      new RegExp(`^/images/.*/${number}-640\\.webp$`),
    );
});
