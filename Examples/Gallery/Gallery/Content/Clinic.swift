/// What the clinic's tabs list.
extension Entry {
    static let visits = [
        Entry("Check-up", "Dr. Ida Lund, today at 9:30", .rings, .sea),
        Entry("Eye test", "Dr. Paulo Reis, Thursday at 14:00", .moon, .sky),
        Entry("Vaccination", "Nurse Amari, 12 June at 8:15", .quarters, .moss),
        Entry("Physiotherapy", "Greta Holm, 14 June at 17:45", .bars, .clay),
        Entry("Blood count", "Laboratory, 20 June at 7:30", .hills, .rose),
        Entry("Dental cleaning", "Dr. Noor Haddad, 2 July at 11:00", .horizon, .sun),
    ]

    static let doctors = [
        Entry("Dr. Ida Lund", "General practice", .rings, .sea),
        Entry("Dr. Paulo Reis", "Ophthalmology", .moon, .sky),
        Entry("Greta Holm", "Physiotherapy", .bars, .clay),
        Entry("Dr. Noor Haddad", "Dentistry", .horizon, .sun),
        Entry("Dr. Emil Strand", "Dermatology", .quarters, .plum),
        Entry("Dr. Yuki Tan", "Cardiology", .hills, .dusk),
        Entry("Dr. Vera Kos", "Paediatrics", .rings, .rose),
        Entry("Dr. Otto Falk", "Orthopaedics", .bars, .ink),
        Entry("Dr. Lena Marsh", "Neurology", .moon, .night),
    ]
}
