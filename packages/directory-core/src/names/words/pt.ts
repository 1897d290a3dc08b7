import type { QueryWords } from './queryWords.ts'

export const pt: QueryWords = {
  kinds: {
    accommodation:
      'hotel, alojamento, hospedagem, acomodação, onde ficar, onde dormir, ficar, dormir, quarto, estadia, residencial, lugar para ficar, lugar para dormir, motel, resort',
    guesthouses: 'pousada, pensão, casa de hóspedes, albergue, hostel, hospedaria, casa de hóspede, estalagem',
    'safari-lodges': 'lodge de safari, safari lodge, acampamento de safari, lodge safari',
    'self-catering':
      'apartamento, apartamento mobilado, casa de férias, flat, aluguer de férias, chalé, casa para férias',
    'bed-breakfast': 'cama e café, quarto com pequeno almoço, alojamento e pequeno almoço',
    'camping-glamping': 'campismo, acampamento, acampar, parque de campismo, camping',
    'restaurants-dining':
      'restaurante, comer, onde comer, comida, refeição, almoçar, jantar, almoço, lugar para comer, churrasqueira, churrascaria, marisqueira, onde jantar, onde almoçar, marisco, gastronomia, restauração, cervejaria',
    'fine-dining': 'restaurante fino, alta gastronomia, restaurante de luxo, alta cozinha',
    'casual-dining': 'comida rápida, lanchonete, snack bar, take away',
    'traditional-cuisine':
      'comida típica, comida tradicional, comida local, cozinha tradicional, cozinha local, cozinha africana, restaurante típico',
    'cafes-bakeries': 'café, padaria, pastelaria, cafetaria, cafeteria, confeitaria, pequeno almoço, salão de chá',
    'international-cuisine':
      'cozinha internacional, restaurante italiano, restaurante indiano, restaurante chinês, restaurante português',
    'food-markets': 'mercado de comida, mercado de peixe, mercado de alimentos',
    shopping:
      'loja, mercado, compras, centro comercial, centros comerciais, fazer compras, supermercado, artesanato, feira de artesanato, lembranças, mercearia, farmácia, livraria, shopping',
    'car-hire-transport':
      'transporte, táxi, autocarro, ônibus, carro, machimbombo, chapa, barco, aluguer de motas, aluguer de bicicletas, txopela',
    'car-rental':
      'aluguel de carro, aluguer de carro, alugar carro, alugar um carro, rent a car, aluguer de viatura, aluguer de automóveis, carro de aluguer, carro para alugar, aluguel de veículo, alugar viatura',
    'airport-transfers':
      'transfer aeroporto, transfer do aeroporto, transporte aeroporto, traslado, traslado aeroporto, táxi aeroporto, transporte do aeroporto, transferência aeroporto, transfer para o aeroporto, transporte para o aeroporto',
    'tour-buses': 'autocarro turístico, autocarro de turismo, ônibus turístico',
    'luxury-transport': 'carro de luxo, transporte de luxo, limusina, limusine',
    'safari-vehicles': 'carro de safari, viatura de safari, veículo de safari, aluguer de 4x4, aluguel de 4x4',
    'chauffeur-services': 'motorista, carro com motorista, motorista privado, motorista particular',
    'events-festivals':
      'festa, evento, festival, concerto, espetáculo, espectáculo, exposição, feira, salão de festas, sala de conferências, teatro, carnaval, galeria de arte, salão de eventos, música ao vivo',
    'wellness-spas':
      'spa, bem estar, massagem, salão de beleza, cabeleireiro, ginásio, sauna, relaxar, estética, academia',
    'nightlife-entertainment':
      'bar, discoteca, vida noturna, vida nocturna, boate, casino, cinema, entretenimento, diversão, clube noturno, clube nocturno, sair à noite, onde sair, pub',
  },
  stopWords:
    'em no na nos nas de do da dos das a o as os um uma e ou perto próximo próxima junto ao à aos às para por com melhor melhores bom boa bons boas barato barata baratos baratas cidade centro zona empresas encontrar',
  stopPhrases:
    'o que fazer, o que ver, que fazer, que ver, coisas para fazer, lugares para visitar, onde ir, pontos turísticos, atrações turísticas, atrações, turismo, atividades',
}
