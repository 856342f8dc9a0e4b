/** A fallback driving course with its vehicle, in the shape the specification gives it (visitor-site.md, section 3). */
export interface SampleCourseRecord {
  id: string;
  make: string;
  model: string;
  year: number;
  type: string;
  seats: number;
  transmission: string;
  fuelType: string;
  /** US dollars; shown as "$ per course" although the field keeps its old name. */
  pricePerDay: number;
  location: string;
  available: boolean;
  /** 0 to 5. */
  rating: number;
  features: string[];
  description: string;
  mileage: string;
}

export const sampleCourseRecords: readonly SampleCourseRecord[] = [
  {
    id: "sample-course-1",
    make: "Toyota",
    model: "Corolla",
    year: 2016,
    type: "Beginner, private car",
    seats: 5,
    transmission: "Manual",
    fuelType: "Petrol",
    pricePerDay: 180,
    location: "Sinkor, Monrovia",
    available: true,
    rating: 4.8,
    features: ["20 lessons of an hour", "Road signs and rules", "Yard practice first", "Help with the licence forms"],
    description:
      "The full course for someone who has never driven: the controls in the yard, then quiet streets, then Tubman Boulevard at its busiest. Dual pedals throughout.",
    mileage: "About 220 km of practice",
  },
  {
    id: "sample-course-2",
    make: "Toyota",
    model: "Yaris",
    year: 2017,
    type: "Beginner, automatic car",
    seats: 5,
    transmission: "Automatic",
    fuelType: "Petrol",
    pricePerDay: 160,
    location: "Paynesville",
    available: true,
    rating: 4.7,
    features: ["16 lessons of an hour", "Road signs and rules", "Parking and reversing", "Evening lessons"],
    description:
      "The quicker way to a private licence, without the clutch. Lessons begin near ELWA Junction and can be taken before or after work.",
    mileage: "About 180 km of practice",
  },
  {
    id: "sample-course-3",
    make: "Nissan",
    model: "Patrol",
    year: 2014,
    type: "Four-wheel drive and rough roads",
    seats: 7,
    transmission: "Manual",
    fuelType: "Diesel",
    pricePerDay: 240,
    location: "Virginia",
    available: true,
    rating: 4.9,
    features: ["6 half-days", "Mud, sand and river crossings", "Tyre change and recovery", "For licensed drivers"],
    description:
      "For drivers of projects and families who travel upcountry in the rains. Two of the six half-days are spent on unpaved road beyond Brewerville.",
    mileage: "About 300 km of practice",
  },
  {
    id: "sample-course-4",
    make: "Isuzu",
    model: "NPR",
    year: 2013,
    type: "Commercial, light truck",
    seats: 3,
    transmission: "Manual",
    fuelType: "Diesel",
    pricePerDay: 320,
    location: "Bushrod Island, Monrovia",
    available: false,
    rating: 4.6,
    features: ["24 lessons of an hour", "Loading and securing", "Mirrors and blind spots", "Commercial licence test"],
    description:
      "Prepares for the commercial licence on a three-tonne truck, with port and market traffic as the classroom. A private licence is needed first.",
    mileage: "About 260 km of practice",
  },
  {
    id: "sample-course-5",
    make: "Honda",
    model: "CG 125",
    year: 2019,
    type: "Motorcycle",
    seats: 2,
    transmission: "Manual",
    fuelType: "Petrol",
    pricePerDay: 75,
    location: "Red Light, Paynesville",
    available: true,
    rating: 4.7,
    features: ["8 lessons of an hour", "Helmet provided", "Braking and carrying a passenger", "Licence test"],
    description:
      "Safe riding for new riders and for those who already ride without a licence. Balance and braking in the yard come before the road.",
    mileage: "About 60 km of practice",
  },
  {
    id: "sample-course-6",
    make: "Kia",
    model: "Picanto",
    year: 2018,
    type: "Refresher for licensed drivers",
    seats: 4,
    transmission: "Manual",
    fuelType: "Petrol",
    pricePerDay: 90,
    location: "Congo Town, Monrovia",
    available: true,
    rating: 4.8,
    features: ["6 lessons of an hour", "City traffic", "Night driving", "Returning from abroad"],
    description:
      "For people who hold a licence and have not driven for a while, or have come home from a country where the traffic is calmer.",
    mileage: "About 90 km of practice",
  },
];
