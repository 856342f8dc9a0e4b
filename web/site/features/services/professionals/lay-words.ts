import { findNearestWord } from "#web/site/lib/search-query/edit-distance.ts";

/** A professional for everything, also where there is no specialist. */
const general = "general family internal";

/** Words that people use for a specialty, and how the names of that specialty begin. */
const specialties: [words: string, beginnings: string][] = [
  [
    "pediatrician pediatrics pediatric paediatrician paediatric paediatrics pedia child children kid kids baby babies newborn infant infants " +
      "toddler son daughter boy girl vaccination vaccine immunization immunisation measles polio",
    "pediatr paediatr child neonat",
  ],
  [
    "tooth teeth toot toothache dentist dentists dental gum gums braces denture dentures filling fillings mouth cavity cavities canal wisdom jaw",
    "dent orthodont",
  ],
  [
    "pregnant pregnancy expecting belleh midwife midwives antenatal prenatal maternity birth delivery deliver labor labour contractions womb uterus " +
      "woman women female lady ladies wife menstruation menses period fertility infertility contraception contraceptive pap smear ovary ovarian miscarriage " +
      "menopause obgyn gyn gyne gyno gynae gyneco gynecologist gynaecologist gynecology gynaecology obstetrician obstetrics fibroid fibroids",
    "obstet gynec gynaec midwi matern women antenatal",
  ],
  ["eye eyes glasses vision sight cataract cataracts optician optometrist ophthalmologist", "ophthalm optom optic eye"],
  ["skin rash rashes acne pimple pimples eczema itching itch ringworm", `dermat skin ${general}`],
  ["dermatologist", "dermat skin"],
  ["heart pressure hypertension bp cardiologist cardiology cardiac palpitation palpitations chest", "cardio heart"],
  [
    "bone bones fracture broken joint joints arthritis knee hip spine orthopedist orthopaedic orthopedic",
    "ortho bone physio",
  ],
  [
    "back waist neck shoulder muscle muscles sprain sprained sport sports injury injured exercise exercises mobility walking physical physio " +
      "physiotherapist therapist rehabilitation rehab stroke paralysis massage",
    "physio rehab",
  ],
  ["ear ears nose throat hearing tonsils sinus", `otolaryng ent ear otorhin ${general}`],
  ["ent", "otolaryng ent otorhin"],
  [
    "mental mind depression depressed anxiety stress counselor counsellor counseling counselling psychiatrist psychologist addiction",
    "psych mental counsel",
  ],
  ["therapy", "physio rehab psych counsel"],
  [
    "stomach belly ulcer ulcers digestion diarrhea diarrhoea vomiting constipation kidney kidneys urine sugar diabetes diabetic thyroid lung lungs breathing " +
      "asthma cough coughing",
    `gastro uro nephro endocr diabet pulmon respir ${general}`,
  ],
  ["gastro gastroenterologist liver", "gastro"],
  ["prostate bladder urologist", "uro nephro"],
  ["brain nerve nerves epilepsy seizure neurologist", "neuro"],
  ["cancer tumor tumour oncologist", "oncol"],
  ["operation surgery surgeon hernia appendix", "surg"],
  ["pulmonologist tuberculosis", "pulmon respir"],
  ["xray scan ultrasound radiologist", "radiol"],
  ["lab laboratory test tests", "labor pathol hemat haemat"],
  [
    "general family gp doctor doctors physician practitioner clinic check checkup checkups medical examination malaria typhoid fever cold flu headache " +
      "sick sickness ill illness infection wound dizzy dizziness weakness tired pains",
    general,
  ],
  ["diet nutritionist dietitian weight", "nutri diet"],
  ["medicine drugs pharmacist pharmacy prescription", "pharm"],
].map(([words = "", beginnings = ""]) => [words, beginnings]);

const beginningsByWord: ReadonlyMap<string, readonly string[]> = new Map(
  specialties.flatMap(([words, beginnings]) => words.split(" ").map((word) => [word, beginnings.split(" ")] as const)),
);

/**
 * Returns how the names of the specialties begin that a word of a patient means: "tooth" means "dent". Understands one or
 * two wrong letters. Returns nothing for other words, such as a name.
 */
export function findSpecialtyBeginnings(word: string): readonly string[] {
  const known = beginningsByWord.get(word) ?? beginningsByWord.get(word.replace(/s$/, ""));
  if (known) return known;
  const nearest = findNearestWord(word, beginningsByWord.keys(), (each) => beginningsByWord.get(each)?.[0]);
  return (nearest && beginningsByWord.get(nearest)) || [];
}
