import { readCases } from "./read-cases.ts";

/** Searches for places, amenities and facts, in any order and in the spellings that people use. */
export const placeAndFactCases = readCases(`
# Searches with areas and cities, in the spellings that people use.
sinkor → area=Sinkor (sinkor)
Sinko → area=Sinkor (Sinko)
congotown → area=Congo Town (congotown)
congo town → area=Congo Town (congo town)
Congo-Town house → area=Congo Town (Congo-Town), property_type=House (house)
congo town house → area=Congo Town (congo town), property_type=House (house)
congo → rest: congo
congo house town → property_type=House (house), rest: "congo town"
duport rd → area=Duport Road (duport rd)
Du Port Road → area=Duport Road (Du Port Road)
duport → area=Duport Road (duport)
ELWA → area=ELWA Junction (ELWA)
E.L.W.A. junction → area=ELWA Junction (E.L.W.A. junction)
near ELWA hospital → area=ELWA Junction (ELWA), rest: hospital
mambapoint → area=Mamba Point (mambapoint)
Bushrod → area=Bushrod Island (Bushrod)
gardenersville → area=Gardnersville (gardenersville)
barnerville → area=Barnersville (barnerville)
oldroad → area=Old Road (oldroad)
sinkor old road → area=Old Road (sinkor old road)
air field → area=Airfield (air field)
72nd → area=72nd Community (72nd)
jacobtown → area=Jacob Town (jacobtown)
thinker's village → area=Thinkers Village (thinker's village)
rehab → area=Rehab Road (rehab)
S.K.D. Blvd → area=SKD Boulevard (S.K.D. Blvd)
new georgia → area=New Georgia (new georgia)
redlight market → area=Red Light (redlight market)
downtown → area=Central Monrovia (downtown)
capital hill → area=Capitol Hill (capital hill)
monrovia → city=Monrovia (monrovia)
central monrovia → area=Central Monrovia (central monrovia)
Paynesvile → place=Paynesville (Paynesvile)
land in brewerville → property_type=Land (land), place=Brewerville (brewerville)
land in Brewersville → property_type=Land (land), place=Brewerville (Brewersville)
Sinkor, Monrovia → area=Sinkor (Sinkor)
ELWA paynesville → area=ELWA Junction (ELWA)
sinkor or congotown → area=Sinkor (sinkor), area=Congo Town (congotown)
sinkor or paynesville → place=Sinkor (sinkor), place=Paynesville (paynesville)
Kakata → rest: Kakata
24th street → rest: 24th street
house near the beach → property_type=House (house), rest: beach
tubman boulevard → rest: tubman boulevard

# Searches for places that are city and area, and for facts, with the filters of the same names.
2 bedroom in Sinkor or Paynesville → min_bedrooms=2 (2 bedroom), place=Sinkor (Sinkor), place=Paynesville (Paynesville)
Paynesville with generator under 600 → place=Paynesville (Paynesville), generator=true (generator), max_price=600 (under 600)
Congo Town generator → area=Congo Town (Congo Town), generator=true (generator)
Paynesville or Sinkor → place=Paynesville (Paynesville), place=Sinkor (Sinkor)
Sinkor and Brewerville → place=Sinkor (Sinkor), place=Brewerville (Brewerville)
Sinkor / Virginia → place=Sinkor (Sinkor), place=Virginia (Virginia)
Monrovia or Paynesville → place=Monrovia (Monrovia), place=Paynesville (Paynesville)
Sinkor or Monrovia → place=Sinkor (Sinkor), place=Monrovia (Monrovia)
Paynesville → place=Paynesville (Paynesville)
ELWA Junction, Paynesville → area=ELWA Junction (ELWA Junction)
land in Virginia → property_type=Land (land), place=Virginia (Virginia)
Sinkor or Congo Town or Paynesville → place=Sinkor (Sinkor), place=Congo Town (Congo Town), place=Paynesville (Paynesville)
house in Brewerville or Caldwell with fence → property_type=House (house), place=Brewerville (Brewerville), place=Caldwell (Caldwell), fence=true (fence)
generator and fence → generator=true (generator), fence=true (fence)
fenced compound with guard → fence=true (fenced compound), guard=true (guard)
security guard and generator → guard=true (security guard), generator=true (generator)
24 hour guard → guard=true (24 hour guard)
watchman → guard=true (watchman)
LEC → power=own_meter&power=shared_meter (LEC)
LEC power and running water → power=own_meter&power=shared_meter (LEC power), amenity=water (running water)
with LEC current → power=own_meter&power=shared_meter (LEC current)
own LEC meter → power=own_meter (own LEC meter)
shared meter → power=shared_meter (shared meter)
prepaid meter → power=own_meter&power=shared_meter (prepaid meter)
bore-hole water → water=borehole (bore-hole water)
borehole or hand pump → water=borehole (borehole), water=hand_pump (hand pump)
pipe-borne water → water=piped (pipe-borne water)
water → amenity=water (water)
polytank → water=tank (polytank)
furnished apartment Sinkor → furnished=true (furnished), property_type=Apartment (apartment), area=Sinkor (Sinkor)
fully furnished with generator in Congo Town under 900 → furnished=true (fully furnished), generator=true (generator), area=Congo Town (Congo Town), max_price=900 (under 900)
without fence → rest: without fence
tarred road near ELWA → road=paved (tarred road), area=ELWA Junction (ELWA)
does not flood → floods=never (does not flood)
good network → signal=good (good network)
40 kva generator → generator=true (40 kva generator)
genset → generator=true (genset)
generator house → property_type=House (house), rest: "generator"
guard deposit → rest: guard deposit
3 bedrooms, fenced, water, LEC, guard in Paynesville → min_bedrooms=3 (3 bedrooms), fence=true (fenced), amenity=water (water), power=own_meter&power=shared_meter (LEC), guard=true (guard), place=Paynesville (Paynesville)
parking and generator → parking=true (parking), generator=true (generator)
house for sale with generator in Paynesville → property_type=House (house), kind=buy (for sale), generator=true (generator), place=Paynesville (Paynesville)
borehol → water=borehole (borehol)
L.E.C. → power=own_meter&power=shared_meter (L.E.C.)
L.E.C. and generator → power=own_meter&power=shared_meter (L.E.C.), generator=true (generator)
fence wall → fence=true (fence wall)
wall fence → fence=true (wall fence)
security fence → fence=true (security fence)
day and night security guard → guard=true (day and night security guard)
tar road → road=paved (tar road)
generators → generator=true (generators)
backup gen → generator=true (backup gen)
generator or borehole → generator=true (generator), water=borehole (borehole)
lec & generator → power=own_meter&power=shared_meter (lec), generator=true (generator)
not furnished → furnished=false (not furnished)
paynesville and sinkor generator → place=Paynesville (paynesville), place=Sinkor (sinkor), generator=true (generator)
sinkor, paynesville or congo town under $700 → place=Sinkor (sinkor), place=Paynesville (paynesville), place=Congo Town (congo town), max_price=700 (under $700)
Sinkor & Paynesville with fence → place=Sinkor (Sinkor), place=Paynesville (Paynesville), fence=true (fence)
ELWA or Paynesville → place=ELWA Junction (ELWA), place=Paynesville (Paynesville)
2 bedrooms sinkor or paynesville less than 600 fence guard lec → min_bedrooms=2 (2 bedrooms), place=Sinkor (sinkor), place=Paynesville (paynesville), max_price=600 (less than 600), fence=true (fence), guard=true (guard), power=own_meter&power=shared_meter (lec)
house with water, fence, generator not over 500 → property_type=House (house), amenity=water (water), fence=true (fence), generator=true (generator), max_price=500 (not over 500)
big generator paynsville → generator=true (big generator), place=Paynesville (paynsville)

# Searches with amenities, places by the ocean, and an order.
# Groups of amenities
aircon → amenity=air-conditioning (aircon)
AC → amenity=air-conditioning (AC)
A/C → amenity=air-conditioning (A/C)
air conditioner → amenity=air-conditioning (air conditioner)
ac apartment → amenity=air-conditioning (ac), property_type=Apartment (apartment)
with AC and wifi → amenity=air-conditioning (AC), amenity=internet (wifi)
wi-fi → amenity=internet (wi-fi)
fiber internet → amenity=internet (fiber|internet)
fast internet → amenity=internet (fast internet)
electricity → amenity=power (electricity)
power → amenity=power (power)
24/7 light → amenity=power (24/7 light)
constant current → amenity=power (constant current)
24 hours light and water → amenity=power (24 hours light), amenity=water (water)
house with light → property_type=House (house), amenity=power (light)
running water → amenity=water (running water)
security → amenity=security (security)
apartment wit security and parking → property_type=Apartment (apartment), amenity=security (security), parking=true (parking)
unfurnished apartment with ac → furnished=false (unfurnished), property_type=Apartment (apartment), amenity=air-conditioning (ac)
fully furnished with wifi → furnished=true (fully furnished), amenity=internet (wifi)
parking house for sale → parking=true (parking), property_type=House (house), kind=buy (for sale)
# Single amenities are searched as text
standby generator → generator=true (standby generator)
security guard → guard=true (security guard)
house with security guard → property_type=House (house), guard=true (security guard)
ocean view → rest: ocean view
bore hole → water=borehole (bore hole)
house with generator and borehole → property_type=House (house), generator=true (generator), water=borehole (borehole)
house with swimming pool and ocean view 300000 → property_type=House (house), max_price=300000 (300000), rest: swimming pool ocean view
solar → rest: solar
water tank → water=tank (water tank)
cctv → rest: cctv
garage → rest: garage
gate and fence → fence=true (fence), rest: gate
boys quarters → rest: boys quarters
fenced house → fence=true (fenced), property_type=House (house)
no generator → rest: no generator
light house → rest: light house
water side → rest: water side
# By the ocean
near ocean → rest: ocean
near the sea → rest: sea
close to the beach → rest: beach
next to the sea → rest: sea
house facing the ocean → property_type=House (house), rest: ocean
house by the beach sinkor → property_type=House (house), area=Sinkor (sinkor), rest: beach
near the ocean in congo town → area=Congo Town (congo town), rest: ocean
oceanfront villa → property_type=Villa (villa), rest: oceanfront
sea view → rest: sea view
# Orders
cheapest → sort=price-low (cheapest)
cheapest house in sinkor → sort=price-low (cheapest), property_type=House (house), area=Sinkor (sinkor)
cheapest 3 bedroom house for sale → sort=price-low (cheapest), min_bedrooms=3 (3 bedroom), property_type=House (house), kind=buy (for sale)
lowest price apartment → sort=price-low (lowest price), property_type=Apartment (apartment)
low cost house → sort=price-low (low cost), property_type=House (house)
affordable apartment → sort=price-low (affordable), property_type=Apartment (apartment)
not expensive house → sort=price-low (not expensive), property_type=House (house)
most expensive villa → sort=price-high (most expensive), property_type=Villa (villa)
newest listings → sort=newest (newest)
latest houses → sort=newest (latest), property_type=House (houses)
new listings in sinkor → sort=newest (new listings), area=Sinkor (sinkor)
biggest house → sort=size-large (biggest), property_type=House (house)
smallest apartment → sort=size-small (smallest), property_type=Apartment (apartment)

# Searches with features, words that are no filter, and negations.
# Furniture, pets, parking, availability
furnished → furnished=true (furnished)
fully furnished apartment → furnished=true (fully furnished), property_type=Apartment (apartment)
unfurnished flat → furnished=false (unfurnished), property_type=Apartment (flat)
semi furnished → rest: semi furnished
furnished house for sale → furnished=true (furnished), property_type=House (house), kind=buy (for sale)
pet friendly → pets=true (pet friendly)
no pets → pets=false (no pets)
with parking space → parking=true (parking space)
available apartments in congo town → available=true (available), property_type=Apartment (apartments), area=Congo Town (congo town)
# Only text
!!! → 
? → 
🏠 → 
$ → 
🏠 house 🏠 → property_type=House (house)
MH-1012 → rest: MH-1012
mh 1012 house → property_type=House (house), rest: mh 1012
"house for rent" → rest: "house for rent"
villa "land view" → property_type=Villa (villa), rest: "land view"
“sinkor” house → property_type=House (house), rest: “sinkor”
"house → property_type=House (house)
the → rest: the
the palms → rest: the palms
I need a nice house → property_type=House (house), rest: nice
generator → generator=true (generator)
24 hours light → amenity=power (24 hours light)
running water and light → amenity=water (running water), amenity=power (light)
short stay → rest: short stay
O'Neill → rest: O'Neill
two-storey house → property_type=House (house), rest: two-storey
greenhouse → rest: greenhouse
island → rest: island
toilet → rest: toilet
Côte d’Azur → rest: Côte d’Azur
apartment close to US embassy → property_type=Apartment (apartment), rest: US embassy
# What people do not want
house in sinkor not central monrovia → property_type=House (house), area=Sinkor (sinkor), rest: not central monrovia
not for sale → rest: not for sale

# Misspelled and abbreviated words, and correct words that stay as they are.
# Places
sinker → area=Sinkor (sinker)
Sinkr → area=Sinkor (Sinkr)
gardnesville → area=Gardnersville (gardnesville)
gardnersvill → area=Gardnersville (gardnersvill)
dupot road → area=Duport Road (dupot road)
dupot rd → area=Duport Road (dupot rd)
congo twon → area=Congo Town (congo twon)
congo tawn → area=Congo Town (congo tawn)
paynsville → place=Paynesville (paynsville)
2 bedrom house in paynsville → min_bedrooms=2 (2 bedrom), property_type=House (house), place=Paynesville (paynsville)
elwa junc → area=ELWA Junction (elwa junc)
comm. 72nd → area=72nd Community (comm. 72nd)
mamba pont → area=Mamba Point (mamba pont)
brewervile → place=Brewerville (brewervile)
# Types, rooms and amenities
apartmnt → property_type=Apartment (apartmnt)
studio apartmnt → property_type=Studio (studio apartmnt)
hse for rent → property_type=House (hse), kind=rent (for rent)
furnised apartment → furnished=true (furnised), property_type=Apartment (apartment)
unfurnised house → furnished=false (unfurnised), property_type=House (house)
house with swiming pool → property_type=House (house), rest: swimming pool
3 badroom house → min_bedrooms=3 (3 badroom), property_type=House (house)
genrator → generator=true (genrator)
balcny → rest: balcony
rooms and palor → bedrooms=1 (rooms and palor)
# Abbreviations
tubman blvd → rest: tubman blvd
office on broad st → property_type=Office&property_type=Office Space (office), rest: broad st
house old rd → property_type=House (house), area=Old Road (old rd)
1 bdrm apt → bedrooms=1 (1 bdrm), property_type=Apartment (apt)
opp. JFK → rest: opp. JFK
# Correct words are never changed
singer house → property_type=House (house), rest: singer
horse farm → rest: horse farm
garden → rest: garden
village house → property_type=House (house), rest: village
hotel → rest: hotel
master bedroom → rest: master bedroom
mouse → rest: mouse
"sinker" → rest: "sinker"
`);
