import * as z from "zod";

/** Whether the files of each image are in the image store, and which smaller versions are missing. */
export const checkedImagesResponseSchema = z.object({
  data: z.object({
    images: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        stored: z.boolean().describe("false when the original is lost and has to be uploaded again"),
        variants: z.array(z.object({ width: z.number().int(), stored: z.boolean() })),
        missing: z.array(z.number().int()).describe("widths of the smaller versions to create and upload"),
      }),
    ),
  }),
});
export type CheckedImagesResponse = z.infer<typeof checkedImagesResponseSchema>;
