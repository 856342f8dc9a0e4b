/** Words by which a type names lessons. Other types name a vehicle, such as "Motorcycle" or "Sedan". */
const lessonWords = /beginner|course|class|driv|lesson|licen|refresher|training/i;

/** Returns the name of a course from its type: "Beginner, private car", "Motorcycle course". The vehicle is a fact of it. */
export function courseTitle({ type }: { type: string }): string {
  return lessonWords.test(type) ? type : `${type} course`;
}
