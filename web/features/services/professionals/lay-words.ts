import { findNearestWord } from "#contract/listings/search-query/edit-distance.ts";

/** Words that people use for a specialty, and how the names of that specialty begin. */
const specialties: [words: string, beginnings: string][] = [
  [
    "pediatrician pediatrics pediatric paediatrician paediatric paediatrics pedia child children kid kids baby babies newborn infant infants " +
      "toddler vaccination vaccine immunization",
    "pediatr paediatr child neonat",
  ],
  ["tooth teeth toothache dentist dentists dental gum gums braces denture dentures filling", "dent orthodont"],
  [
    "pregnant pregnancy midwife midwives antenatal prenatal maternity birth delivery labor labour womb woman women ladies menstruation period " +
      "fertility obgyn gynecologist gynaecologist gyne gyno obstetrician fibroid fibroids",
    "obstet gynec gynaec midwi matern women antenatal",
  ],
  ["eye eyes glasses vision sight cataract cataracts optician optometrist ophthalmologist", "ophthalm optom optic eye"],
  ["skin rash rashes acne pimple pimples eczema dermatologist itching", "dermat skin"],
  ["heart pressure hypertension cardiologist chest", "cardio heart"],
  ["bone bones fracture joint joints orthopedist orthopaedic orthopedic knee spine", "ortho bone"],
  ["back muscle muscles physio physiotherapist therapist rehabilitation stroke massage", "physio rehab"],
  ["ear ears nose throat hearing tonsils sinus ent", "otolaryng ent ear otorhin"],
  [
    "mental mind depression depressed anxiety stress counselor counsellor counseling psychiatrist psychologist therapy addiction",
    "psych mental counsel",
  ],
  ["stomach belly ulcer digestion gastro liver", "gastro"],
  ["kidney kidneys urine prostate bladder urologist", "uro nephro"],
  ["sugar diabetes diabetic thyroid", "endocr diabet"],
  ["brain nerve nerves epilepsy seizure neurologist", "neuro"],
  ["cancer tumor tumour oncologist", "oncol"],
  ["operation surgery surgeon hernia appendix", "surg"],
  ["lung lungs breathing asthma cough pulmonologist", "pulmon respir"],
  ["xray scan ultrasound radiologist", "radiol"],
  ["lab laboratory test tests", "labor pathol hemat haemat"],
  [
    "general family gp doctor doctors physician practitioner clinic checkup malaria fever typhoid cold flu headache sick sickness",
    "general family internal",
  ],
  ["diet nutritionist dietitian weight", "nutri diet"],
  ["medicine drugs pharmacist pharmacy prescription", "pharm"],
].map(([words = "", beginnings = ""]) => [words, beginnings]);

const beginningsOf: ReadonlyMap<string, readonly string[]> = new Map(
  specialties.flatMap(([words, beginnings]) => words.split(" ").map((word) => [word, beginnings.split(" ")] as const)),
);

/**
 * Returns how the names of the specialties begin that a word of a patient means: "tooth" means "dent". Understands one or
 * two wrong letters. Returns nothing for other words, such as a name.
 */
export function findSpecialtyBeginnings(word: string): readonly string[] {
  const known = beginningsOf.get(word) ?? beginningsOf.get(word.replace(/s$/, ""));
  if (known) return known;
  const nearest = findNearestWord(word, beginningsOf.keys(), (each) => beginningsOf.get(each)?.[0]);
  return (nearest && beginningsOf.get(nearest)) || [];
}
