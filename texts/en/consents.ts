import type { Translation } from '../languages.ts';
import type * as nb from '../nb/consents.ts';

export const texts: Translation<typeof nb.texts> = {
  andre: {
    MARKETING: {
      tittel: 'Advice and offers from us',
      ingress: 'Say yes if you would like advice and offers on insurance that suits you.',
      tekst: [
        '<h4>What you consent to</h4>',
        '<p>We use information about your insurance to give you advice and offers on <strong>policies you do not already have</strong>. This may be information about</p>',
        '<ul><li>which policies you have and have had</li><li>your age and where you live</li><li>how you use our website when you are logged in</li></ul>',
        '<p>We may contact you by email, text message and telephone.</p>',
        '<h4>What we do not use</h4>',
        '<p>We <em>never</em> use information about your health or your claims for marketing.</p>',
        '<h4>You can change your mind</h4>',
        '<p>Your consent is voluntary, and you can change it here at any time. It affects neither your insurance nor what you pay. You can read more about your rights on the website of <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a>, the Norwegian Data Protection Authority.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Sharing between non-life and personal insurance',
      ingress: 'Say yes if you would like us to see all your insurance as a whole.',
      tekst: [
        '<h4>What you consent to</h4>',
        '<p>Non-life insurance and personal insurance are provided by separate companies, which do not share information about you unless you say yes. With your consent, the companies can share</p>',
        '<ul><li>your name and contact details</li><li>which policies you have with each company</li><li>what your policies cost</li></ul>',
        '<p>You then do not have to give the same information several times, and our advice takes <strong>all</strong> your insurance into account.</p>',
        '<h4>What we do not share</h4>',
        '<p>Health information and claims are <em>never</em> shared between the companies.</p>',
        '<h4>You can change your mind</h4>',
        '<p>Your consent is voluntary. If you withdraw it, the companies stop sharing information about you at once. You can read more about your rights on the website of <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a>, the Norwegian Data Protection Authority.</p>',
      ],
    },
  },
  bankkunde: {
    MARKETING: {
      tittel: 'Advice and offers from the bank and us',
      ingress: 'Say yes if you would like advice and offers on banking and insurance that suit you.',
      tekst: [
        '<h4>What you consent to</h4>',
        '<p>You are a customer of both the bank and us. With your consent, we can together give you advice and offers on <strong>products you do not already have</strong>. We use information about</p>',
        '<ul><li>which policies and banking products you have and have had</li><li>your age and where you live</li><li>how you use the online bank and our website when you are logged in</li></ul>',
        '<p>The bank and we may contact you in the online bank, by email, text message and telephone.</p>',
        '<h4>What we do not use</h4>',
        '<p>We <em>never</em> use information about your health, your claims or individual payments for marketing.</p>',
        '<h4>You can change your mind</h4>',
        '<p>Your consent is voluntary, and you can change it here or in the online bank at any time. It affects neither your agreements nor what you pay. You can read more about your rights on the website of <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a>, the Norwegian Data Protection Authority.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Sharing between bank and insurance',
      ingress:
        'Say yes if you would like the bank and the insurance companies to see your customer relationship as a whole.',
      tekst: [
        '<h4>What you consent to</h4>',
        '<p>The bank and the insurance companies have a duty of confidentiality, and do not share information about you unless you say yes. With your consent, they can share</p>',
        '<ul><li>your name and contact details</li><li>which agreements you have with the bank and with each insurance company</li><li>values you have given us, for example of your home and car</li></ul>',
        '<p>You then do not have to give the same information several times, and your adviser at the bank can answer questions about <strong>all</strong> your agreements.</p>',
        '<h4>What we do not share</h4>',
        '<p>Health information, claims and individual payments are <em>never</em> shared.</p>',
        '<h4>You can change your mind</h4>',
        '<p>Your consent is voluntary. If you withdraw it, the bank and the insurance companies stop sharing information about you at once. You can read more about your rights on the website of <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a>, the Norwegian Data Protection Authority.</p>',
      ],
    },
  },
};
