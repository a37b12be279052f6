/** Given and family names of one origin. `weight` is the share of people with them, in percent. */
export type NameList = {
  weight: number;
  female: readonly string[];
  male: readonly string[];
  family: readonly string[];
};

/** Given names of people born before a year. */
export type Generation = { before: number; female: readonly string[]; male: readonly string[] };

const words = (text: string) => text.split(' ');

/** Common Norwegian given names, by generation. */
export const GENERATIONS: readonly Generation[] = [
  {
    before: 1950,
    female: words(
      'Gerd Solveig Bjørg Astrid Ingrid Randi Aud Turid Inger Liv Ruth Else Berit Kari Gunvor Åse',
    ),
    male: words('Odd Arne Kjell Knut Per Ole Rolf Olav Leif Harald Sverre Egil Ivar Asbjørn Magne Gunnar'),
  },
  {
    before: 1972,
    female: words('Anne Marit Bente Eva Tone Hilde Grete Gro Ellen Wenche Siri Sissel Unni Heidi Lise Mona'),
    male: words('Jan Bjørn Svein Terje Geir Tor Morten Øyvind Rune Trond Stein Dag Helge Frode Roar Ståle'),
  },
  {
    before: 1992,
    female: words(
      'Camilla Silje Marianne Lene Maria Kristine Hanne Monica Stine Cecilie Ida Ragnhild Guro Live',
    ),
    male: words(
      'Thomas Kristian Marius Espen Lars Anders Stian Henrik Andreas Eirik Fredrik Håkon Vegard Sindre',
    ),
  },
  {
    before: 2100,
    female: words(
      'Emma Nora Thea Sara Julie Vilde Amalie Maja Ingeborg Tuva Frida Oda Synne Mathilde Eline Selma',
    ),
    male: words(
      'Jonas Mathias Emil Magnus Sander Tobias Oskar Jakob Filip Elias Sondre Håvard Mikkel Even Syver',
    ),
  },
];

/** Second parts of double names: Anne Marie, Jan Erik. */
export const SECOND_NAMES = {
  female: words('Marie Kristin Elisabeth Helene Karin Sofie Lovise Margrethe'),
  male: words('Erik Petter Inge Ove Magnus Johan Egil Kåre'),
} as const;

export const NORWEGIAN_FAMILIES: readonly string[] = words(
  'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen ' +
    'Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Halvorsen Henriksen Lund Sørensen ' +
    'Jakobsen Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen Bakken Kristoffersen ' +
    'Mathisen Lie Amundsen Rasmussen Bakke Lunde Berge Solheim Moe Nygård Fredriksen Holm Lien Andresen ' +
    'Christensen Hauge Knudsen Nielsen Evensen Sæther Hanssen Myhre Haugland Thomassen Sivertsen Simonsen ' +
    'Danielsen Berntsen Sandvik Rønning Arnesen Antonsen Næss Vik Haug Ellingsen Thorsen Edvardsen Birkeland ' +
    'Isaksen Gulbrandsen Ruud Aas Strøm Myklebust Tangen Ødegård Eliassen Helland Bøe Jenssen Aune Mikkelsen ' +
    'Tveit Brekke Abrahamsen Madsen Engen Bjerke Løken Skoglund Fossum Rød Bråten Ås Øien Hjelmeland Årdal',
);

/** Sámi names, and names of immigrants. */
export const OTHER_NAMES: readonly NameList[] = [
  {
    weight: 3,
    female: words('Máret Elle Iŋgá Sárá Risten Biret Láilá Ánne Káre Sunná'),
    male: words('Ánte Nils-Ánte Máhtte Áilu Issát Jovnna Mihkkal Niillas Piera Ándaras'),
    family: words(
      'Sara Gaup Utsi Eira Hætta Somby Buljo Valkeapää Triumf Bær Oskal Guttorm Bongo Skum Nystad Länsman',
    ),
  },
  {
    weight: 5,
    female: words('Agnieszka Katarzyna Małgorzata Joanna Magdalena Ewa Zofia'),
    male: words('Piotr Krzysztof Tomasz Paweł Łukasz Marek Grzegorz'),
    family: words('Kowalczyk Wójcik Nowak Wiśniewski Zieliński Mazur Dąbrowski Lewandowski'),
  },
  {
    weight: 2,
    female: words('Rasa Jurgita Eglė Daiva'),
    male: words('Mindaugas Tomas Darius Vytautas'),
    family: words('Petrauskas Kazlauskas Jankauskas Stankevičius'),
  },
  {
    weight: 3,
    female: words('Amina Hodan Fartun Sahra Ayaan Ifrah'),
    male: words('Abdi Mohamed Ahmed Yusuf Ismail Omar'),
    family: words('Ali Hassan Warsame Abdullahi Farah Jama Omar Mohamud'),
  },
  {
    weight: 3,
    female: words('Ayesha Saima Nadia Samina Sana Hina'),
    male: words('Imran Kashif Usman Bilal Adnan Hamza'),
    family: words('Khan Ahmed Hussain Iqbal Malik Butt Chaudhry Shah'),
  },
  {
    weight: 3,
    female: words('Fatima Zahra Noor Layla Rana Huda Shirin Maryam'),
    male: words('Ali Hussein Karim Mustafa Samir Reza Farhad Omid'),
    family: words('Al-Hassan Karimi Haddad Rahimi Jafari Mahmoud Saleh Hosseini'),
  },
  {
    weight: 2,
    female: words('Lan Huong Thuy Linh Mai Kim-Anh'),
    male: words('Minh Duc Tuan Hieu Quang Long'),
    family: words('Nguyen Tran Le Pham Vo Huynh'),
  },
  {
    weight: 2,
    female: words('Selam Senait Rahel Meron Bethlehem'),
    male: words('Yonas Dawit Samuel Filmon Abel'),
    family: words('Tesfay Haile Tekle Gebremariam Kidane'),
  },
  {
    weight: 2,
    female: words('Oksana Olena Iryna Natalia Kateryna'),
    male: words('Andrij Oleksandr Dmytro Serhij Bohdan'),
    family: words('Kovalenko Shevchenko Bondarenko Melnyk Tkachenko'),
  },
  {
    weight: 2,
    female: words('Priya Abirami Kavitha Dharshini'),
    male: words('Suresh Kumaran Rajan Pradeep'),
    family: words('Sivakumar Rajaratnam Nadarajah Selvarajah'),
  },
];
