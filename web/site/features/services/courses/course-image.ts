import type { Course } from "#contract/services/course.ts";

type CourseImage =
  | "course-motorcycle"
  | "course-truck"
  | "course-off-road"
  | "course-refresher"
  | "course-automatic"
  | "course-manual";

const imagesByWord: readonly (readonly [RegExp, CourseImage])[] = [
  [/motor ?(cycle|bike)|kehkeh|tricycle/i, "course-motorcycle"],
  [/truck|commercial|bus|heavy/i, "course-truck"],
  [/four-wheel|4 ?x ?4|4wd|off-road|rough/i, "course-off-road"],
  [/refresher|licensed|defensive/i, "course-refresher"],
  [/automatic/i, "course-automatic"],
];

/** Returns the illustration that suits a course: by its type first, then by its transmission. */
export function courseImage({ type, transmission }: Pick<Course, "transmission"> & { type?: string }): CourseImage {
  const find = (text: string) => imagesByWord.find(([words]) => words.test(text))?.[1];
  return find(type ?? "") ?? find(transmission) ?? "course-manual";
}
