import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StoryPhoto } from "#web/site/features/listings/gallery/story/story-photo.tsx";
import { ImageSlide } from "#web/site/features/listings/image/image-slide.tsx";

const request = vi.hoisted(() => ({ count: 0 }));
vi.mock("#web/site/features/listings/image/draw-placeholder.ts", () => {
  request.count++;
  throw new Error("Failed to fetch dynamically imported module");
});
const rejections: unknown[] = [];
const record = (reason: unknown) => rejections.push(reason);

afterEach(() => {
  cleanup();
  process.off("unhandledRejection", record);
});

const source = { src: "/api/v1/images/1", alt: "Kitchen", ratio: 0.5, placeholder: "1QcSHQRnh493V4dIh4eXh1h4kJUI" };

it.each([
  ["a slide", <ImageSlide key="slide" source={source} sizes="100vw" whole />],
  ["a story", <StoryPhoto key="story" source={source} src={source.src} alt="Kitchen" isFilling={false} />],
])("the image of %s needs no placeholder", async (_, element) => {
  process.on("unhandledRejection", record);
  const before = request.count;
  render(element);
  await vi.waitFor(() => expect(request.count).toBeGreaterThan(before));
  // Node reports unhandled rejections once the current microtasks have run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(rejections).toEqual([]);
});
