// What nearly every test of the window includes: compiled once.
#include "libreplay/desk/desk.h"
#include "libreplay/session/session.h"
#include "libreplay/store/library.h"

#include <QtTest/QTest>
#include <QtWidgets/QtWidgets>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
