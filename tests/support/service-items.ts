/** The required fields of a course, as an admin sends them. */
export const newCourse = {
  make: "Toyota",
  model: "Vitz",
  year: 2015,
  type: "Beginner",
  seats: 5,
  transmission: "Manual",
  fuelType: "Petrol",
  pricePerDay: 180,
  location: "Sinkor",
};

/** The fields of a professional that visitors see in a list, as an admin sends them. */
export const newProfessional = {
  name: "Dr. Comfort Weah",
  specialty: "Pediatrics",
  location: "Congo Town",
  availability: "Monday to Friday, 9:00 – 17:00",
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  contact: "+231 77 555 0101",
  description: "Sees children.",
};
