// Names are separated by spaces.

/** Given and family names of one origin. `weight` is the share of people with them, in percent. */
export type NameList = { weight: number; female: string; male: string; family: string };

/** Given names of people born before a year. */
export type Generation = { before: number; female: string; male: string };

/** Common Norwegian given names, by generation. */
export const GENERATIONS: readonly Generation[] = [
  {
    before: 1950,
    female: 'Gerd Solveig Bjørg Astrid Ingrid Randi Aud Turid Inger Liv Ruth Else Berit Kari Gunvor Åse',
    male: 'Odd Arne Kjell Knut Per Ole Rolf Olav Leif Harald Sverre Egil Ivar Asbjørn Magne Gunnar',
  },
  {
    before: 1972,
    female: 'Anne Marit Bente Eva Tone Hilde Grete Gro Ellen Wenche Siri Sissel Unni Heidi Lise Mona',
    male: 'Jan Bjørn Svein Terje Geir Tor Morten Øyvind Rune Trond Stein Dag Helge Frode Roar Ståle',
  },
  {
    before: 1992,
    female: 'Camilla Silje Marianne Lene Maria Kristine Hanne Monica Stine Cecilie Ida Ragnhild Guro Live',
    male: 'Thomas Kristian Marius Espen Lars Anders Stian Henrik Andreas Eirik Fredrik Håkon Vegard Sindre',
  },
  {
    before: 2100,
    female: 'Emma Nora Thea Sara Julie Vilde Amalie Maja Ingeborg Tuva Frida Oda Synne Mathilde Eline Selma',
    male: 'Jonas Mathias Emil Magnus Sander Tobias Oskar Jakob Filip Elias Sondre Håvard Mikkel Even Syver',
  },
];

/** Second parts of double names: Anne Marie, Jan Erik. */
export const SECOND_NAMES = {
  female: 'Marie Kristin Elisabeth Helene Karin Sofie Lovise Margrethe',
  male: 'Erik Petter Inge Ove Magnus Johan Egil Kåre',
} as const;

export const NORWEGIAN_FAMILIES =
  'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen ' +
  'Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Halvorsen Henriksen Lund Sørensen ' +
  'Jakobsen Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen Bakken Kristoffersen ' +
  'Mathisen Lie Amundsen Rasmussen Bakke Lunde Berge Solheim Moe Nygård Fredriksen Holm Lien Andresen ' +
  'Christensen Hauge Knudsen Nielsen Evensen Sæther Hanssen Myhre Haugland Thomassen Sivertsen Simonsen ' +
  'Danielsen Berntsen Sandvik Rønning Arnesen Antonsen Næss Vik Haug Ellingsen Thorsen Edvardsen Birkeland ' +
  'Isaksen Gulbrandsen Ruud Aas Strøm Myklebust Tangen Ødegård Eliassen Helland Bøe Jenssen Aune Mikkelsen ' +
  'Tveit Brekke Abrahamsen Madsen Engen Bjerke Løken Skoglund Fossum Rød Bråten Ås Øien Hjelmeland Årdal';

/** Sámi names, and names of immigrants. */
export const OTHER_NAMES: readonly NameList[] = [
  {
    weight: 3,
    female: 'Máret Elle Iŋgá Sárá Risten Biret Láilá Ánne Káre Sunná',
    male: 'Ánte Nils-Ánte Máhtte Áilu Issát Jovnna Mihkkal Niillas Piera Ándaras',
    family:
      'Sara Gaup Utsi Eira Hætta Somby Buljo Valkeapää Triumf Bær Oskal Guttorm Bongo Skum Nystad Länsman',
  },
  {
    weight: 5,
    female: 'Agnieszka Katarzyna Małgorzata Joanna Magdalena Ewa Zofia',
    male: 'Piotr Krzysztof Tomasz Paweł Łukasz Marek Grzegorz',
    family: 'Kowalczyk Wójcik Nowak Wiśniewski Zieliński Mazur Dąbrowski Lewandowski',
  },
  {
    weight: 2,
    female: 'Rasa Jurgita Eglė Daiva',
    male: 'Mindaugas Tomas Darius Vytautas',
    family: 'Petrauskas Kazlauskas Jankauskas Stankevičius',
  },
  {
    weight: 3,
    female: 'Amina Hodan Fartun Sahra Ayaan Ifrah',
    male: 'Abdi Mohamed Ahmed Yusuf Ismail Omar',
    family: 'Ali Hassan Warsame Abdullahi Farah Jama Omar Mohamud',
  },
  {
    weight: 3,
    female: 'Ayesha Saima Nadia Samina Sana Hina',
    male: 'Imran Kashif Usman Bilal Adnan Hamza',
    family: 'Khan Ahmed Hussain Iqbal Malik Butt Chaudhry Shah',
  },
  {
    weight: 3,
    female: 'Fatima Zahra Noor Layla Rana Huda Shirin Maryam',
    male: 'Ali Hussein Karim Mustafa Samir Reza Farhad Omid',
    family: 'Al-Hassan Karimi Haddad Rahimi Jafari Mahmoud Saleh Hosseini',
  },
  {
    weight: 2,
    female: 'Lan Huong Thuy Linh Mai Kim-Anh',
    male: 'Minh Duc Tuan Hieu Quang Long',
    family: 'Nguyen Tran Le Pham Vo Huynh',
  },
  {
    weight: 2,
    female: 'Selam Senait Rahel Meron Bethlehem',
    male: 'Yonas Dawit Samuel Filmon Abel',
    family: 'Tesfay Haile Tekle Gebremariam Kidane',
  },
  {
    weight: 2,
    female: 'Oksana Olena Iryna Natalia Kateryna',
    male: 'Andrij Oleksandr Dmytro Serhij Bohdan',
    family: 'Kovalenko Shevchenko Bondarenko Melnyk Tkachenko',
  },
  {
    weight: 2,
    female: 'Priya Abirami Kavitha Dharshini',
    male: 'Suresh Kumaran Rajan Pradeep',
    family: 'Sivakumar Rajaratnam Nadarajah Selvarajah',
  },
];
