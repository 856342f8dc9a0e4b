import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Gallery } from "#web/site/features/listings/gallery/gallery.tsx";
import { galleryImageSources } from "#web/site/features/listings/image/image-source.ts";
import { buildDetailProperty, renderInApp } from "../../support/property-fixtures.tsx";

vi.mock("#web/site/features/listings/gallery/full-screen-viewer.tsx", () => {
  throw new Error("The connection was lost");
});

afterEach(cleanup);

it("a photo opens its file when the code of the full screen cannot be loaded", async () => {
  const open = vi.spyOn(location, "assign").mockReturnValue();
  const { images } = buildDetailProperty();
  renderInApp(<Gallery images={galleryImageSources(images)}>{null}</Gallery>);
  fireEvent.click(screen.getByRole("link", { name: "Photo 1 of 2, full screen" }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toMatch(/\/images\/.*\/1-640\.webp$/);
});
